import ArgumentParser
import Foundation
import TriptoAnswers
import TriptoAuthoring
import TriptoContent
import TriptoHouse
import TriptoKernel
import TriptoLint
import TriptoWords

/// `tripto content generate`: writes new packs from the bundled facts, without a server or a key.
struct ContentGenerate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate", abstract: "Write new destinations from the bundled facts.",
    discussion: "The same seed and library give the same packs. Nothing is sent anywhere.")

  /// From other seeds and at other places, when no draft passes the checks.
  private static let tries = 10

  @Option(help: "How many, 1–200.")
  var count = 1
  @Option(help: "Europe, Asia, Africa, Americas, Oceania or Nordic; may be given again.")
  var region: [String] = []
  @Option(help: "A city, or a country to stay in.")
  var place: String?
  @Option(help: "A number from which the choices follow (default: by chance).")
  var seed: UInt64?
  @Option(help: "The folder for the files (default: into your own library).")
  var out: String?
  @OptionGroup var folders: ContentFolders

  func validate() throws {
    guard (1...200).contains(count) else { throw ValidationError("--count is 1–200") }
  }

  func run() async throws {
    let facts = URL(fileURLWithPath: Places.factsDirectory, isDirectory: true)
    let library = folders.library()
    let world = folders.world()
    let author = Author(
      book: try FactBook(directory: facts), templates: try Templates(directory: facts),
      linter: Linter(tables: try folders.tables(), places: world), places: world)
    var chance = SplitMix64(seed: seed ?? .random(in: 0...UInt64.max))
    var taken = library.packs.map(\.destination)
    var brief = Brief(regions: region, place: place)
    for _ in 0..<count {
      let job = AuthoringJob(seed: chance.next(), brief: brief)
      do {
        let done = try await author.finish(
          job, tries: Self.tries, taken: TakenPlaces(taken)
        ) { _ in }
        let pack = try keep(Data((done.artefacts.pack ?? "").utf8), library)
        taken.append(pack.destination)
        let country = done.artefacts.place.flatMap(author.country)
        brief.countriesToAvoid += country.map { [$0] } ?? []
        ContentOutput.line("\(pack.id): \(pack.destination.name.sv)")
      } catch let error as AuthoringError {
        ContentOutput.complaint(Self.complaint(error))
        throw ExitCode.failure
      }
    }
  }

  /// What is said, and which check it was that no draft passed.
  private static func complaint(_ error: AuthoringError) -> String {
    let line = error.line(in: .of(.en))
    guard let reason = error.reason else { return line }
    return "\(line) The last of \(tries) tries: \(reason)"
  }

  private func keep(_ data: Data, _ library: PackLibrary) throws -> Pack {
    let pack = try Pack.parse(data).pack
    guard let out else {
      _ = try library.importPack(data)
      return pack
    }
    let folder = URL(fileURLWithPath: out, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("\(pack.id).json")
    guard !FileManager.default.fileExists(atPath: file.path) else {
      throw FileIsThere(path: file.path)
    }
    try data.write(to: file, options: .atomic)
    return pack
  }

  /// A file that is there already is never written over.
  private struct FileIsThere: Error, CustomStringConvertible {
    let path: String

    var description: String {
      "\(path) is there already, from the same seed and place; try another --seed or --out"
    }
  }
}
