import ArgumentParser
import TriptoContent

/// `tripto content list`: a line for each destination.
struct ContentList: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Name every pack.",
    discussion: "Exits with 1 when a file could not be used.")

  @OptionGroup var folders: ContentFolders
  @Flag(help: "Print the list as JSON.")
  var json = false

  private struct Row: Encodable {
    let roundId, destinationName, destinationCountry, generatedAt: String
    let verified, antiLeakChecked: Bool
    let difficulty: String?
    let regions, themes: [String]
  }

  func run() async throws {
    let library = folders.library()
    let packs = library.list()
    if json {
      try ContentOutput.json(packs.map(Self.row))
    } else {
      ContentOutput.table(packs.map(Self.cells))
    }
    for error in library.errors { ContentOutput.complaint("\(error.packId): \(error.error)") }
    if !library.errors.isEmpty { throw ExitCode.failure }
  }

  private static func cells(_ pack: PackSummary) -> [String] {
    [
      pack.id.rawValue, pack.name.sv, pack.country.sv, pack.difficulty ?? "-",
      pack.verified ? "verified" : "uncertain", pack.themes.joined(separator: " "),
    ]
  }

  private static func row(_ pack: PackSummary) -> Row {
    Row(
      roundId: pack.id.rawValue, destinationName: pack.name.sv,
      destinationCountry: pack.country.sv, generatedAt: pack.generatedAt,
      verified: pack.verified, antiLeakChecked: pack.antiLeakChecked,
      difficulty: pack.difficulty, regions: pack.regions, themes: pack.themes)
  }
}
