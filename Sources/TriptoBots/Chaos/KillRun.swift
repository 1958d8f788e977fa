import NIOCore

/// Plays games while the server is killed again and again, and compares what was acknowledged before
/// with what is there afterwards (ST40: nothing acknowledged is ever lost).
public struct KillRun: Sendable {
  let options: SimulationOptions
  let kills: KillOptions
  let transcript: Transcript?
  /// Tells a person how far the run is.
  let progress: @Sendable (String) -> Void

  public init(
    _ options: SimulationOptions, _ kills: KillOptions, transcript: Transcript? = nil,
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.options = options
    self.kills = kills
    self.transcript = transcript
    self.progress = progress
  }

  /// `options.games` games at a time, new ones until the last kill; the rest play to their end.
  /// - Throws: `BotError` when the server does not start or dies by itself.
  public func run() async throws -> SimulationReport {
    try options.check()
    let server = try await ServerProcess(
      executable: kills.executable, dataDirectory: kills.dataDirectory, pacing: kills.pacing)
    return try await server.serving { try await run(server) }
  }

  private func run(_ server: ServerProcess) async throws -> SimulationReport {
    let lanes = KillLanes()
    var options = options
    options.base = server.base
    let played = Task { [options] in await play(options, lanes) }
    do {
      let found = try await killAll(server, lanes)
      lanes.finish()
      return await finished(played, found, lanes)
    } catch {
      lanes.finish()
      lanes.stopAll()
      _ = await played.value
      throw error
    }
  }

  private func finished(
    _ played: Task<[Result<GameReport, any Error>], Never>, _ found: [Violation],
    _ lanes: KillLanes
  ) async -> SimulationReport {
    var report = SimulationReport()
    for result in await played.value { report.add(result) }
    report.failures += found
    report.kills = kills.kills
    report.factsChecked = lanes.factsChecked
    return report
  }

  private func play(
    _ options: SimulationOptions, _ lanes: KillLanes
  ) async -> [Result<GameReport, any Error>] {
    await withTaskGroup(of: [Result<GameReport, any Error>].self) { group in
      for _ in 0..<options.games {
        group.addTask {
          var results: [Result<GameReport, any Error>] = []
          while let number = lanes.nextGame() {
            results.append(
              await result {
                let api = try BotAPI(base: options.base, attempts: 200)
                let game = GameRun(
                  number: number, options: options, api: api, transcript: transcript)
                return try await lanes.play(game)
              })
          }
          return results
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
  }

  private func killAll(_ server: ServerProcess, _ lanes: KillLanes) async throws -> [Violation] {
    var dice = Dice(seed: options.seed).roll("kills")
    let start = ContinuousClock.now
    var found: [Violation] = []
    for number in 1...max(kills.kills, 1) {
      guard start.millisecondsAgo < kills.limitSeconds * 1_000 else {
        return found + [Violation("run", "out of time after \(number - 1) kills")]
      }
      let pauseMs = Int.random(in: kills.pauseMs, using: &dice)
      try await Task.sleep(for: .milliseconds(pauseMs))
      try await server.kill()
      found += await lanes.freeze()
      try await server.start()
      let news = await lanes.agree(within: .seconds(Int64(kills.agreeSeconds)), kill: number)
      found += news
      progress("kill \(number)/\(kills.kills) after \(pauseMs) ms: \(lanes.state)")
    }
    return found
  }
}
