import ArgumentParser
import Foundation
import TriptoGuard
import TriptoHTTP
import TriptoHouse
import TriptoMetrics
import TriptoTelemetry

/// `tripto serve`: the whole game on one port.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve the game: TV, host and player pages, sockets and content.",
    discussion: "A flag wins over its environment variable. Secrets have no flag; "
      + "`tripto doctor --settings-table` lists every setting.")

  @OptionGroup(title: "Settings") var options: SettingOptions

  @Flag(
    inversion: .prefixedNo,
    help: "Show the addresses and the QR code (default: at a terminal only).")
  var banner: Bool?

  func run() async throws {
    StandardStreams.secure()
    let configuration = try options.configuration()
    let figures = MetricsRegistry.bootstrapped()
    let reports = configuration.errorReports(figures)
    let log = configuration.bootstrapLogging(
      isTerminal: isatty(STDERR_FILENO) == 1, reports: reports)
    defer { log.flush(within: 1) }
    let showsBanner = banner ?? (isatty(STDOUT_FILENO) == 1)
    let screen = LineWriter(descriptor: STDOUT_FILENO) { "\($0) lines could not be shown" }
    let end: @Sendable () -> Void = {
      log.flush(within: 1)
      _exit(EXIT_FAILURE)
    }
    let server = ServerApplication(
      configuration: configuration, figures: figures, onOverdue: end
    ) { ready in
      if showsBanner { Self.show(ready, configuration, on: screen) }
    }
    do {
      try await server.run()
    } catch {
      await reports?.close(within: ServerConfiguration.lastWord)
      throw error
    }
    await reports?.close(within: ServerConfiguration.lastWord)
  }

  private static func show(
    _ ready: ReadyServer, _ configuration: ServerConfiguration, on screen: LineWriter
  ) {
    var warnings = configuration.warnings
    if let file = ready.setAside {
      warnings.append(
        "The database was damaged and is now \(file). This evening begins anew: games are gone, and "
          + "everybody joins again. docs/OPERATIONS.md says what can be saved.")
    }
    if !StaticSite.isBuilt(directory: configuration.webDirectory) {
      warnings.append("The web pages are not built: run `make web` and start again.")
    }
    let wayIn = WayIn(configuration: configuration, attempts: ready.reach.attempts)
    do {
      let banner = StartBanner(
        address: ready.address, key: try ready.key.keep(), wayIn: wayIn, warnings: warnings)
      screen.write(text: try banner.text())
    } catch let error as HouseKeyError {
      screen.write(line: "\(error)")
    } catch {
      screen.write(line: "No QR code for \(ready.address.tvPage): the address is too long.")
    }
  }
}
