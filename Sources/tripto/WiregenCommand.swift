import ArgumentParser
import Foundation
import TriptoWire

/// `tripto wiregen`: the types of the wire for the pages.
struct WiregenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wiregen",
    abstract: "Write the TypeScript types of everything that crosses the wire.",
    discussion: "Without a flag the types are printed. With --check the command exits with 1 when "
      + "the file is not what it would write.")

  @Option(help: "File to write.")
  var out: String?
  @Option(help: "File to compare.")
  var check: String?

  func run() throws {
    let types = TypeScript(schema: WireSchema()).text
    if let check { try Self.compare(check, with: types) }
    if let out { try Data(types.utf8).write(to: URL(fileURLWithPath: out), options: .atomic) }
    if out == nil, check == nil { print(types, terminator: "") }
  }

  private static func compare(_ path: String, with types: String) throws {
    let found = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    guard found != types else { return }
    let (has, wants) = (lines(found), lines(types))
    let same = zip(has, wants).prefix { $0 == $1 }.count
    FileHandle.standardError.write(
      Data(
        """
        \(path):\(same + 1): \(quoted(has, same)), but the wire says \(quoted(wants, same)). \
        Run: tripto wiregen --out \(path)\n
        """.utf8))
    throw ExitCode.failure
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func quoted(_ lines: [Substring], _ index: Int) -> String {
    index < lines.count ? "`\(lines[index].trimmingCharacters(in: .whitespaces))`" : "the end"
  }
}
