/// The JSON object that `tripto-lab bench` prints. Times are ms, memory is bytes; a key is absent when
/// it was not measured.
public struct BenchResult: Sendable, Encodable {
  /// `brake` or `idle`.
  public var mode: String
  public var games: Int
  public var playersPerGame: Int
  public var roundsPerGame: Int
  /// 1 or 2.
  public var protocolVersion: Int
  public var simultaneous: Bool
  /// Whoever did not press read nothing until all verdicts were there.
  public var observersWaited: Bool
  /// Open sockets during the measurement.
  public var connections = 0
  /// BRAKE_PULLs sent.
  public var presses = 0
  /// Verdicts received.
  public var verdicts = 0
  /// From BRAKE_PULL sent to verdict received.
  public var verdictMs: Percentiles?
  /// The same beyond the hold: less 80 where one player stays silent, else the hold ends with the last
  /// press and nothing is subtracted.
  public var beyondHoldMs: Percentiles?
  /// From the first press of a game to the last verdict of that game.
  public var roundMs: Percentiles?
  /// ERROR messages and refused or lost connections.
  public var errors = 0
  /// Events that a viewer should have got and did not.
  public var missedEvents = 0
  /// Events that were expected, over all viewers.
  public var expectedEvents = 0
  /// The server's CPU time per game and brake round: the presses, the journal and the verdict on
  /// every screen. Only where all games brake at once.
  public var serverCpuMsPerBrakeRound: Double?
  /// What the bench itself used in the same time, on the same machine.
  public var benchCpuMsPerBrakeRound: Double?
  /// The server's for a whole clue: brake round, answer locked, next clue.
  public var serverCpuMsPerClueRound: Double?
  public var serverCpuMs: Double?
  /// The server's resident memory before and after the connections.
  public var rssBefore: Int?
  public var rssAfter: Int?
  public var rssPerConnection: Double?
  /// The whole measurement, without setting the tables.
  public var wallMs = 0
  /// What went wrong, up to 20 lines.
  public var problems: [String] = []

  package init(mode: String, options: BenchOptions) {
    self.mode = mode
    games = options.games
    playersPerGame = options.players
    roundsPerGame = options.rounds
    protocolVersion = options.isExtended ? 2 : 1
    simultaneous = options.isSimultaneous
    observersWaited = options.observersWait
  }

  /// No error, no missed event, and a verdict for every press.
  public var isGood: Bool { errors == 0 && missedEvents == 0 && verdicts == presses }

  /// Adds what one game has measured; `finish` turns the samples into percentiles.
  mutating func add(_ game: BenchGame, _ samples: inout Samples) async {
    samples.verdicts += await game.latencies
    samples.rounds += await game.roundTimes
    presses += await game.pressCount
    let expectation = await game.expectation
    expectedEvents += expectation.expected
    missedEvents += expectation.missed
    await addProblems(game)
  }

  mutating func addProblems(_ game: BenchGame) async {
    errors += await game.errors
    problems += await game.problems.prefix(20 - min(20, problems.count))
  }

  mutating func note(_ before: ProcessUsage, _ after: ProcessUsage, _ brakes: Bench.BrakeCost?) {
    let cpuMs = after.cpuMs - before.cpuMs
    serverCpuMs = cpuMs
    let rounds = Double(games * roundsPerGame)
    serverCpuMsPerClueRound = cpuMs / rounds
    serverCpuMsPerBrakeRound = brakes.map { $0.serverMs / rounds }
    benchCpuMsPerBrakeRound = brakes.map { $0.benchMs / rounds }
    rssBefore = before.rss
    rssAfter = after.rss
  }

  mutating func noteMemory(_ before: ProcessUsage, _ after: ProcessUsage) {
    rssBefore = before.rss
    rssAfter = after.rss
    rssPerConnection = Double(after.rss - before.rss) / Double(connections)
  }

  package mutating func finish(_ options: BenchOptions, _ samples: Samples) {
    verdicts = samples.verdicts.count
    verdictMs = Percentiles(samples.verdicts)
    beyondHoldMs = Percentiles(samples.verdicts.map { max(0, $0 - options.holdMs) })
    roundMs = Percentiles(samples.rounds)
  }

  /// The measured values, ms.
  package struct Samples: Sendable {
    var verdicts: [Double] = []
    var rounds: [Double] = []
  }
}
