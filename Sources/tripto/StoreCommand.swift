public import ArgumentParser
public import TriptoHouse
import TriptoStore

/// `tripto store`: where the games are.
struct StoreCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "store", abstract: "Move games between the data folder and Postgres.",
    subcommands: [Copy.self])

  struct Copy: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Copy all games, keys and households, and read the copy back.",
      discussion:
        "Between the file of the data folder and the database of TRIPTO_DATABASE_URL, of which the one "
        + "that is written must be empty. No server may run on either. What is copied stays where it was."
    )

    @OptionGroup(title: "Settings") var options: SettingOptions

    @Argument(help: "to-postgres or to-sqlite.")
    var direction: StoreMove.Direction

    func run() async throws {
      let report = try await StoreMove(try options.configuration()).run(direction)
      print(
        "\(report.sessions) games with \(report.rows) rows, \(report.journeys) journeys, "
          + "\(report.playedPacks) played packs and \(report.secrets) secrets were copied and read back."
      )
      for id in report.leftOut {
        print("! \(id) was left out: its journal has a gap. It stays where it is.")
      }
      if !report.leftOut.isEmpty { throw ExitCode.failure }
    }
  }
}

extension StoreMove.Direction: ExpressibleByArgument {}
