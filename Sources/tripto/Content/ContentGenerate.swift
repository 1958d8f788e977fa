import ArgumentParser
import Foundation
import TriptoAnswers
import TriptoAuthoring
import TriptoContent
import TriptoServer

/// `tripto content generate`: writes new packs from the bundled facts, without a server or a key.
struct ContentGenerate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate", abstract: "Write new destinations from the bundled facts.",
    discussion: "The same seed and library give the same packs. Nothing is sent anywhere.")

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
    var chance = SeededGenerator(seed: seed ?? .random(in: 0...UInt64.max))
    var taken = library.packs.map(\.destination)
    for _ in 0..<count {
      let job = AuthoringJob(
        id: Self.uuid(&chance), seed: chance.next(), brief: Brief(regions: region, place: place))
      do {
        let done = try await author.finish(job, taken: TakenPlaces(taken)) { _ in }
        let pack = try keep(Data((done.artefacts.pack ?? "").utf8), library)
        taken.append(pack.destination)
        ContentOutput.line("\(pack.id): \(pack.destination.name.sv)")
      } catch let error as AuthoringError {
        ContentOutput.complaint(error.line[.en])
        throw ExitCode.failure
      }
    }
  }

  private func keep(_ data: Data, _ library: PackLibrary) throws -> Pack {
    let pack = try Pack.parse(data).pack
    guard let out else {
      _ = try library.importPack(data)
      return pack
    }
    let folder = URL(fileURLWithPath: out, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: folder.appendingPathComponent("\(pack.id).json"), options: .atomic)
    return pack
  }

  /// Version 4 (ID7), of the seed.
  private static func uuid(_ chance: inout SeededGenerator) -> String {
    var bytes = (0..<2).flatMap { _ in withUnsafeBytes(of: chance.next().bigEndian) { Array($0) } }
    bytes[6] = bytes[6] & 0x0f | 0x40
    bytes[8] = bytes[8] & 0x3f | 0x80
    let hex = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    return [hex[0..<4], hex[4..<6], hex[6..<8], hex[8..<10], hex[10..<16]]
      .map { $0.joined() }.joined(separator: "-")
  }
}
