import ArgumentParser
import Foundation
import TriptoHouse

/// `tripto prune`: takes old games out of the database.
struct PruneCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Delete the journals of games that are over, and names and addresses of the others.",
    discussion: "A running server does this by itself at its start and once a day, so this refuses "
      + "while one runs on the folder. What households have played, and keys, stay.")

  @OptionGroup(title: "Settings") var options: SettingOptions

  @Option(help: "Days since a game's last moment (default: TRIPTO_KEEP_DAYS).")
  var olderThan: Int?

  @Flag(help: "Say what would go, and delete nothing.")
  var dryRun = false

  func validate() throws {
    if let olderThan, olderThan < 0 {
      throw ValidationError("--older-than takes a number of days, 0 or more.")
    }
  }

  func run() async throws {
    let configuration = try options.configuration()
    let report = try await Pruning(configuration, olderThanDays: olderThan).run(isTrial: dryRun)
    print(Self.text(report, isTrial: dryRun))
  }

  private static func text(_ report: Pruning.Report?, isTrial: Bool) -> String {
    guard let report else {
      return "Nothing to delete: there are no games yet, or they are kept for ever "
        + "(TRIPTO_KEEP_DAYS=0); --older-than names another age."
    }
    let games = "\(report.games) \(report.games == 1 ? "game" : "games") with \(report.rows) rows"
    if isTrial { return "\(games) would be deleted." }
    return "\(games) deleted; the database is \(report.bytes) bytes smaller."
  }
}
