extension BenchResult {
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

  mutating func finish(_ options: BenchOptions, _ samples: Samples) {
    verdicts = samples.verdicts.count
    verdictMs = Percentiles(samples.verdicts)
    beyondHoldMs = Percentiles(samples.verdicts.map { max(0, $0 - options.holdMs) })
    roundMs = Percentiles(samples.rounds)
  }

  /// The measured values, ms.
  struct Samples: Sendable {
    var verdicts: [Double] = []
    var rounds: [Double] = []
  }
}
