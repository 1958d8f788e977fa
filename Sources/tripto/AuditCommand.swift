import ArgumentParser
import Foundation
import TriptoHouse

/// `tripto audit`: what happened in a game.
struct AuditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Tell a game from its journal: a JSON object for each row, with what came of it.",
    discussion:
      "Every row is played again, so a journal that is not whole is an error. Answers and places are in "
      + "it: show it to nobody who still plays. Beside a server it reads Postgres only.")

  @OptionGroup(title: "Settings") var options: SettingOptions

  @Argument(help: "The session's id.")
  var session: String

  func run() async throws {
    let rows = try await GameAudit(try options.configuration()).tell(session) { line in
      ContentOutput.document(Data(line.dropLast()))
    }
    StandardError.writeLine("\(rows) rows, whole")
  }
}
