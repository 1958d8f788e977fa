import ArgumentParser
import TriptoContent
import TriptoLint

/// `tripto content lint`: everything a program can find wrong with destinations.
struct ContentLint: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check packs against the rules of docs/CONTENT.md.",
    discussion: "Exits with 1 when there is an error. Warnings are printed and do not count.")

  @Argument(help: "Ids of packs, or files; without any, the whole library.")
  var packs: [String] = []
  @OptionGroup var folders: ContentFolders
  @Flag(help: "The packs are the plan of an evening, in this order: L61 and L62 too.")
  var plan = false
  @Flag(help: "Leave out warnings.")
  var errorsOnly = false
  @Flag(help: "Print the results as JSON.")
  var json = false

  func run() async throws {
    let linter = try folders.linter()
    let library = folders.library()
    var results = packs.isEmpty ? whole(library, linter) : []
    for name in packs { results.append(try result(name, library, linter)) }
    if plan { results.append(try planned(library)) }
    if errorsOnly { results = results.map(\.errorsOnly) }
    if json {
      try ContentOutput.json(results)
    } else {
      show(results)
    }
    if results.contains(where: \.hasErrors) { throw ExitCode.failure }
  }

  private func whole(_ library: PackLibrary, _ linter: Linter) -> [ContentLintResult] {
    let warnings = library.warnings
    let checked = library.packs.map { pack in
      ContentLintResult(pack, warnings[pack.id] ?? [], linter.check(pack))
    }
    let broken = library.errors.map { ContentLintResult(broken: $0) }
    let duplicates = LibraryLint.duplicates(in: library.list())
    return checked + broken
      + (duplicates.isEmpty ? [] : [ContentLintResult(library: duplicates)])
  }

  private func result(
    _ name: String, _ library: PackLibrary, _ linter: Linter
  ) throws -> ContentLintResult {
    guard name.contains("/") || name.hasSuffix(".json") else {
      let pack = try library.required(name)
      return ContentLintResult(pack, library.warnings[pack.id] ?? [], linter.check(pack))
    }
    do {
      let data = try ContentCommandError.data(of: name)
      let (pack, warnings) = try Pack.parse(data, places: folders.world())
      return ContentLintResult(pack, warnings, linter.check(pack))
    } catch let invalid as InvalidPack {
      return ContentLintResult(name, invalid)
    }
  }

  private func planned(_ library: PackLibrary) throws -> ContentLintResult {
    let summaries = try packs.map { PackSummary(try library.required($0)) }
    return ContentLintResult(
      plan: LibraryLint.plan(summaries, spoilers: library.spoilers))
  }

  private func show(_ results: [ContentLintResult]) {
    for result in results {
      for line in result.lines { ContentOutput.line(line) }
    }
    let errors = results.map(\.errors).reduce(0, +)
    let warnings = results.map(\.warnings).reduce(0, +)
    ContentOutput.line("\(results.count) checked: \(errors) errors, \(warnings) warnings")
    let skipped = Dictionary(grouping: results.flatMap(\.skipped)) { "\($0.code): \($0.reason)" }
    for (reason, checks) in skipped.sorted(by: { $0.key < $1.key }) {
      ContentOutput.complaint("NOT CHECKED in \(checks.count) packs: \(reason)")
    }
  }
}
