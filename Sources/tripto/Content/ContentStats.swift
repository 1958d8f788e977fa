import ArgumentParser
import TriptoContent
import TriptoLint

/// `tripto content stats`: what the library holds, beside what it aims at.
struct ContentStats: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats", abstract: "Count the library against its aims.",
    discussion: "Exits with 1 when a file could not be used.")

  @OptionGroup var folders: ContentFolders
  @Flag(help: "Print the figures as JSON.")
  var json = false
  @Flag(help: "Measure how long it takes to load and to lint the library, in milliseconds.")
  var time = false

  func run() async throws {
    let library = folders.library()
    let stats = LibraryStats(library.packs, today: .today)
    if time {
      try ContentOutput.json(try measure(library))
    } else if json {
      try ContentOutput.json(stats)
    } else {
      show(stats)
    }
    for error in library.errors { ContentOutput.complaint("\(error.packId): \(error.error)") }
    if !library.errors.isEmpty { throw ExitCode.failure }
  }

  private func show(_ stats: LibraryStats) {
    ContentOutput.line(
      "\(stats.packs) packs (aim 120), \(stats.verified) verified; "
        + "\(stats.verifiedClaims) of \(stats.claims) claims verified, "
        + "\(stats.verifiedRiddles) of \(stats.riddles) clues at 10 and 8")
    ContentOutput.line(
      "\(stats.sources) sources: \(stats.lookedUpSources) looked up, "
        + "\(stats.sourcesReadTwice) of them read twice")
    ContentOutput.line(
      "\(stats.clues) clues; \(stats.followups) questions: \(stats.choiceQuestions) choice, "
        + "\(stats.openQuestions) open (aim two to one)")
    show("area", stats.areas)
    show("difficulty", stats.difficulties)
    show("theme", stats.themes)
    show("kind", stats.kinds)
    show("country", stats.countries)
    show(stats.due)
  }

  /// What is to be looked up again.
  private func show(_ due: [LibraryStats.Due]) {
    let overdue = due.count(where: \.isOverdue)
    ContentOutput.line(
      "to be looked up again: \(overdue) overdue, "
        + "\(due.count - overdue) within \(LibraryStats.daysAhead) days")
    ContentOutput.table(
      due.map { claim in
        [
          "  \(claim.checkBy)", "\(claim.pack) \(claim.claim)", claim.isOverdue ? "overdue" : "",
          claim.statement,
        ]
      })
  }

  private func show(_ title: String, _ rows: [LibraryStats.Row]) {
    let cells = rows.map { row in
      [
        "  \(row.name)", String(row.count),
        row.aim.map { "aim \($0)\(row.isMet ? "" : ", missing \($0 - row.count)")" } ?? "",
      ]
    }
    ContentOutput.line(title)
    ContentOutput.table(cells)
  }

  private struct Times: Encodable {
    let packs: Int
    let loadMs, loadMsPerPack, lintMs, lintMsPerPack: Double
  }

  /// The best of five runs, since other programs use the machine too.
  private func measure(_ library: PackLibrary) throws -> Times {
    let linter = try folders.linter()
    let packs = library.packs
    let load = best { _ = folders.library() }
    let lint = best { for pack in packs { _ = linter.check(pack) } }
    let count = Double(max(packs.count, 1))
    return Times(
      packs: packs.count, loadMs: load, loadMsPerPack: load / count, lintMs: lint,
      lintMsPerPack: lint / count)
  }

  private func best(_ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    return (0..<5).map { _ in clock.measure(work) / .milliseconds(1) }.min() ?? 0
  }
}
