import ArgumentParser
import TriptoContent
import TriptoHouse

/// `tripto doctor`: what is here, what is missing, and how to get it.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Look at everything the game needs on this machine.",
    discussion: "Exits with 1 only when the game cannot run.")

  @OptionGroup(title: "Settings") var options: SettingOptions

  @Flag(help: "Print the findings as JSON.")
  var json = false

  @Flag(help: "Print the table of all settings as Markdown, and nothing else.")
  var settingsTable = false

  func run() async throws {
    if settingsTable {
      print(ServerConfiguration.referenceMarkdown, terminator: "")
      return
    }
    let report = await Self.examine(options)
    if json { try ContentOutput.json(report) } else { print(report.text, terminator: "") }
    if !report.canRun { throw ExitCode.failure }
  }

  private static func examine(_ options: SettingOptions) async -> DoctorReport {
    do {
      return await Doctor(configuration: try options.configuration(), countPacks: census).examine()
    } catch {
      return DoctorReport(findings: [Finding("settings", .failure, "\(error)")])
    }
  }

  @Sendable private static func census(_ configuration: ServerConfiguration) -> PackCensus {
    let library = PackLibrary(directories: configuration.packDirectories)
    return PackCensus(usable: library.list().count, broken: library.errors.count)
  }
}
