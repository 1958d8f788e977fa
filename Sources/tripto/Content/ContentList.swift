import ArgumentParser
import Foundation
import TriptoContent
import TriptoKernel

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

/// `tripto content restore`: brings deleted destinations back (RE65).
struct ContentRestore: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore", abstract: "Bring deleted packs back, or name those that can be.",
    discussion: "A running server has them after its next start. Exits with 1 when one is refused.")

  @Argument(help: "Ids of deleted packs; without one they are listed.")
  var ids: [String] = []
  @Flag(help: "Bring all of them back.")
  var all = false
  @OptionGroup var folders: ContentFolders

  func run() async throws {
    let library = folders.library()
    let wanted = all ? try library.deleted().map(\.id.rawValue) : ids
    guard all || !ids.isEmpty else { return try list(library) }
    var isRefused = false
    for id in wanted {
      do {
        _ = try library.restore(id)
        ContentOutput.line("\(id): is back")
      } catch let error as LibraryError {
        isRefused = true
        ContentOutput.complaint("\(id): \(Self.reason(error))")
      }
    }
    if isRefused { throw ExitCode.failure }
  }

  private func list(_ library: PackLibrary) throws {
    let deleted = try library.deleted()
    guard !deleted.isEmpty else { return ContentOutput.line("nothing is deleted") }
    ContentOutput.table(
      deleted.map {
        [$0.id.rawValue, $0.name.sv, $0.country.sv, $0.deletedAt.formatted(.iso8601)]
      })
  }

  private static func reason(_ error: LibraryError) -> String {
    switch error {
    case .conflict: "a pack or a file has this id; delete or rename that one first"
    case .notFound: "no such pack was deleted; `tripto content restore` names those that were"
    case .writeFailed(let reason): "the folder cannot be written: \(reason)"
    case .invalid, .refused, .changed: "\(error)"
    }
  }
}
