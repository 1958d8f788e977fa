import ArgumentParser
import TriptoHouse
import TriptoPostgres

/// `tripto migrate`: the tables of the database.
struct MigrateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Bring the tables of the Postgres database up to date.",
    discussion: "The file of the data folder is brought up to date by every start.",
    subcommands: [Up.self, Status.self])

  struct Up: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Take the steps that are missing; several servers may try at once.")

    @OptionGroup(title: "Settings") var options: SettingOptions

    func run() async throws {
      let taken = try await MigrateCommand.migrations(options).up()
      for name in taken { print("taken: \(name)") }
      print(taken.isEmpty ? "The tables are up to date." : "The tables are up to date now.")
    }
  }

  struct Status: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Tell which steps the database has had; change nothing.",
      discussion: "Exits with 1 when steps are missing, or a newer version has been here.")

    @OptionGroup(title: "Settings") var options: SettingOptions

    func run() async throws {
      let steps = try await MigrateCommand.migrations(options).status()
      for step in steps {
        let mark = step.isApplied ? "✓" : "–"
        print("\(mark) \(step.number)  \(step.name ?? "of a newer Tripto")")
      }
      guard steps.allSatisfy({ $0.isApplied && $0.name != nil }) else { throw ExitCode.failure }
    }
  }

  private static func migrations(_ options: SettingOptions) throws -> PostgresMigrations {
    guard let settings = try options.configuration().postgres else { throw NoDatabase() }
    return PostgresMigrations(settings)
  }
}

/// Why there is nothing to migrate.
struct NoDatabase: Error, CustomStringConvertible {
  var description: String {
    "TRIPTO_DATABASE_URL is not set: the games are in the data folder, whose file every start brings up to date."
  }
}
