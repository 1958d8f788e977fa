import ArgumentParser
import Foundation
import TriptoAnswers
import TriptoContent
import TriptoHouse
import TriptoLint

/// Where the destinations and the word lists of the lint are.
struct ContentFolders: ParsableArguments {
  @Option(
    name: .customLong("packs-dir"),
    help: """
      The folder of your own packs (CONTENT_PACKS_DIR; default: packs in TRIPTO_DATA_DIR, beside \
      the games); the folder that came along stands alone.
      """)
  var packs: String?
  @Option(help: "The folder of the lint's word lists (default: beside the packs that came along).")
  var lintDir: String?

  /// Your own packs hide those that came with the game.
  func library() -> PackLibrary {
    PackLibrary(directories: directories, world: world())
  }

  /// The places of the world; without them P15, L03 and L52 are reported as not checked.
  func world() -> Gazetteer {
    do {
      return try Gazetteer(contentsOf: URL(fileURLWithPath: Places.gazetteerFile))
    } catch {
      ContentOutput.complaint("no gazetteer: \(error)")
      return .empty
    }
  }

  func linter() throws -> Linter {
    Linter(tables: try tables(), places: world(), today: { .today })
  }

  /// - Throws: `LintTablesError`.
  func tables() throws -> LintTables {
    try LintTables(directory: lintDir.map(Self.folder) ?? Self.besidePacks("lint"))
  }

  /// The folders that the server reads with the same settings (RE44); only the packs that came
  /// along when the option names their folder.
  private var directories: [URL] {
    let bundled = Self.folder(Places.current.packsDirectory)
    if let packs {
      let given = Self.folder(packs)
      return given.standardizedFileURL == bundled.standardizedFileURL
        ? [bundled] : [given, bundled]
    }
    let data = Self.setting("TRIPTO_DATA_DIR") ?? Places.current.dataDirectory
    let set = Self.setting("CONTENT_PACKS_DIR").map(Self.folder)
    let own = set == bundled ? nil : set
    return [own ?? Self.folder(data + "/packs"), bundled]
  }

  /// A path from the environment, as the server takes it.
  private static func setting(_ name: String) -> String? {
    guard let text = ProcessInfo.processInfo.environment[name], !text.isEmpty else { return nil }
    return (text as NSString).expandingTildeInPath
  }

  private static func besidePacks(_ name: String) -> URL {
    folder(Places.current.packsDirectory).deletingLastPathComponent()
      .appendingPathComponent(name, isDirectory: true)
  }

  private static func folder(_ path: String) -> URL {
    URL(fileURLWithPath: path, isDirectory: true)
  }
}

extension PackLibrary {
  /// The pack, or an error for the terminal.
  func required(_ id: String) throws -> Pack {
    guard let pack = pack(id) else { throw ContentCommandError.noPack(id) }
    return pack
  }

  /// Every pack, by id.
  var packs: [Pack] { list().compactMap { pack($0.id) } }
}

extension Day {
  /// By the clock of this machine, in UTC.
  static var today: Day { Day(secondsSince1970: Date().timeIntervalSince1970) }
}

/// Why a content command could not do its work; the exit status is 1.
enum ContentCommandError: Error, CustomStringConvertible {
  case noPack(String)
  case unreadable(file: String)

  var description: String {
    switch self {
    case .noPack(let id): "there is no pack \(id); `tripto content list` names them all"
    case .unreadable(let file): "\(file) cannot be read; is the path right?"
    }
  }

  /// The bytes of a file that was named on the command line.
  static func data(of file: String) throws -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: file))
    } catch {
      throw ContentCommandError.unreadable(file: file)
    }
  }
}

/// What the content commands print.
enum ContentOutput {
  static func line(_ text: String) {
    write(TerminalText.lines(text), to: .standardOutput)
  }

  static func complaint(_ text: String) {
    write(TerminalText.lines(text), to: .standardError)
  }

  static func json(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    document(try encoder.encode(value))
  }

  /// Prints JSON as it is: a control character in it is escaped, not left out.
  static func document(_ data: Data) {
    write(TerminalText.json(String(decoding: data, as: UTF8.self)), to: .standardOutput)
  }

  private static func write(_ text: String, to handle: FileHandle) {
    handle.write(Data((text + "\n").utf8))
  }

  /// Rows as columns of the width they need.
  static func table(_ given: [[String]]) {
    let rows = given.map { $0.map(TerminalText.cell) }
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    for row in rows {
      let cells = row.enumerated().map { index, cell in
        cell + String(repeating: " ", count: widths[index] - cell.count)
      }
      let text = cells.joined(separator: "  ")
      line(String(text.reversed().drop { $0 == " " }.reversed()))
    }
  }
}
