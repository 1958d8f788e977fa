import ArgumentParser
import TriptoBench
import TriptoBots

/// `tripto-lab bench`: what a running server needs and how fast it answers.
struct BenchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measure a running server with many games at once.",
    discussion:
      "Prints one JSON object on standard output and a table on standard error. Exits with "
      + "1 when an event was missed or an error came back.")

  @Option(help: "The server, on this machine.")
  var base = "http://127.0.0.1:3000"
  @Option(help: "Games at the same time.")
  var games = 100
  @Option(help: "Players per game, 2–20.")
  var players = 8
  @Option(help: "Brake rounds per game, 1–5.")
  var rounds = 3
  @Flag(help: "All games brake at the same moment.")
  var simultaneous = false
  @Flag(help: "One player per game stays silent, so that the 80 ms hold runs to its end.")
  var fullHold = false
  @Option(help: "How many players of a game press; the rest stay silent. Default: all who may.")
  var presses: Int?
  @Flag(help: "Whoever does not press reads nothing before all verdicts, as if on another machine.")
  var observersWait = false
  @Option(name: .customLong("protocol"), help: "1 or 2.")
  var wire = 1
  @Option(help: "Open this many idle connections instead of playing.")
  var connectionsOnly: Int?
  @Option(help: "The server's process id, for its CPU time and memory.")
  var pid: Int32?

  func validate() throws {
    guard wire == 1 || wire == 2 else { throw ValidationError("--protocol must be 1 or 2") }
  }

  func run() async throws {
    let result = try await Bench(options) { Screen.tell($0) }.run()
    Screen.tell(result.table)
    try Screen.print(json: result)
    if !result.isGood { throw ExitCode.failure }
  }

  private var options: BenchOptions {
    var options = BenchOptions(base: base)
    options.games = games
    options.players = players
    options.rounds = rounds
    options.isSimultaneous = simultaneous
    options.keepsHoldOpen = fullHold
    options.presses = presses
    options.observersWait = observersWait
    options.isExtended = wire == 2
    options.idleConnections = connectionsOnly
    options.pid = pid
    return options
  }
}
