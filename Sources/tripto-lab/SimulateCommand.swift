public import ArgumentParser
import Foundation
public import TriptoBots

/// `tripto-lab simulate`: bots play whole games over real sockets and referee them.
struct SimulateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: "Let bots play whole games and check every promise of the protocol.",
    discussion: "Exits with 1 when a promise was broken. With --kills the command runs a server of "
      + "its own and kills it again and again.")

  @Option(help: "The server, on this machine.")
  var base = "http://127.0.0.1:3000"
  @Option(help: "Games at the same time.")
  var games = 3
  @Option(help: "Players per game, 1–20.")
  var players = 5
  @Option(help: "Destinations per game, 1–5.")
  var destinations = 2
  @Option(help: "The same seed gives the same choices.")
  var seed: UInt64 = 7
  @Option(name: .customLong("protocol"), help: "1, 2 or mixed.")
  var wire = BotProtocol.mixed
  @Flag(help: "The host uses every tool it has.")
  var chaosHost = false
  @Option(help: "Seconds for which the host lets a clue stand, watching the show; else it hurries.")
  var clueSeconds: Int?
  @Option(help: "Probability that a player loses its connection at a clue, 0–1.")
  var drops = 0.0
  @Option(help: "Seconds after which a game counts as stuck.")
  var limit = 300
  @Option(help: "File for all messages, as JSON lines.")
  var transcript: String?
  @Option(help: "File for each time that a seat was without its game, as JSON lines.")
  var gaps: String?

  @OptionGroup(title: "Killing the server") var kill: KillFlags

  func run() async throws {
    let transcript = try transcript.map { try Transcript(path: $0) }
    let report: SimulationReport
    if let kills = kill.kills {
      report = try await KillRun(options, try kill.options(kills), transcript: transcript) {
        Screen.print($0)
      }.run()
    } else {
      report = try await Simulation.run(options, transcript: transcript)
    }
    if let gaps { try Self.write(report.games.flatMap(\.gaps), to: gaps) }
    Screen.print(report.summary)
    if !report.isGood { throw ExitCode.failure }
  }

  private static func write(_ gaps: [Gap], to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let lines = try gaps.map { try encoder.encode($0) + [UInt8(ascii: "\n")] }
    try Data(lines.joined()).write(to: URL(fileURLWithPath: path))
  }

  private var options: SimulationOptions {
    var options = SimulationOptions(base: base)
    options.games = games
    options.players = players
    options.destinations = destinations
    options.seed = seed
    options.wire = wire
    options.isChaoticHost = chaosHost
    options.clueSeconds = clueSeconds
    options.drops = drops
    options.limitSeconds = limit
    return options
  }
}

/// The flags of the mode that kills its own server.
struct KillFlags: ParsableArguments {
  @Option(help: "Kill -9 a server of our own this many times while the games run.")
  var kills: Int?
  @Option(help: "An existing, empty folder for that server.")
  var dataDir: String?
  @Option(help: "TRIPTO_PACING of that server.")
  var pacing = "default"
  @Option(help: "The tripto to run (default: the one beside this program).")
  var server: String?
  @Option(help: "Seconds for the whole run.")
  var killLimit = 1_200

  func options(_ kills: Int) throws -> KillOptions {
    guard kills > 0 else { throw ValidationError("--kills must be positive") }
    guard let dataDir else { throw ValidationError("--kills needs --data-dir") }
    var options = KillOptions(
      executable: try Programs.server(server), dataDirectory: dataDir)
    options.kills = kills
    options.pacing = pacing
    options.limitSeconds = killLimit
    return options
  }
}

extension BotProtocol: ExpressibleByArgument {}
