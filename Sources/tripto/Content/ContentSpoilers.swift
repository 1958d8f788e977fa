import ArgumentParser
import TriptoContent
import TriptoKernel

/// `tripto content spoilers`: which destinations give each other away (L62).
struct ContentSpoilers: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "spoilers",
    abstract: "Name the destinations that should not come in one evening.",
    discussion: "A pair is no fault of either pack. Exits with 1 when a file could not be used.")

  @Argument(help: "Ids of packs: the pairs among them; without any, all of the library.")
  var packs: [String] = []
  @OptionGroup var folders: ContentFolders
  @Flag(help: "Print the list as JSON.")
  var json = false

  func run() async throws {
    let library = folders.library()
    let ids = Set(try packs.map { try library.required($0).id })
    let found = library.spoilers.all.filter { spoiler in
      ids.isEmpty || (ids.contains(spoiler.teller) && ids.contains(spoiler.told))
    }
    if json {
      try ContentOutput.json(found)
    } else {
      for spoiler in found { ContentOutput.line(Self.line(spoiler)) }
      let pairs = Set(found.map { Set([$0.teller, $0.told]) })
      ContentOutput.line("\(found.count) spoilers in \(pairs.count) pairs")
    }
    for error in library.errors { ContentOutput.complaint("\(error.packId): \(error.error)") }
    if !library.errors.isEmpty { throw ExitCode.failure }
  }

  private static func line(_ spoiler: Spoiler) -> String {
    "\(spoiler.teller) \(spoiler.path): \"\(spoiler.words)\" is \(spoiler.told) \(spoiler.toldPath)"
  }
}
