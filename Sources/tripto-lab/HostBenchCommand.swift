import ArgumentParser

/// `tripto-lab host-bench`: what a state costs the host's app.
struct HostBenchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "host-bench",
    abstract: "Measure how a host's snapshot becomes its screens; one JSON object.")

  @Option(help: "A host's snapshot, as a server sends it.")
  var snapshot = "Tests/TriptoWireTests/Golden/server/STATE_SNAPSHOT.HOST-reveal.json"
  @Option(help: "Players of the game.")
  var players = 20
  @Option(help: "How many snapshots.")
  var rounds = 500

  func run() async throws {
    try Screen.print(json: try await HostBench.run(snapshot, players: players, rounds: rounds))
  }
}
