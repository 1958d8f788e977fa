/// Plays whole games with bots against a running server and referees them.
public enum Simulation {
  /// All games at the same time.
  /// - Throws: `BotError` for options that make no sense or a server that is not there.
  public static func run(
    _ options: SimulationOptions, transcript: Transcript?
  ) async throws -> SimulationReport {
    try options.check()
    let api = try BotAPI(base: options.base)
    try await api.waitForHealth()
    return await withTaskGroup(of: Result<GameReport, any Error>.self) { group in
      for number in 1...options.games {
        let game = GameRun(
          number: number, options: options, api: api, transcript: transcript)
        group.addTask { await result { try await game.play() } }
      }
      var report = SimulationReport()
      for await result in group { report.add(result) }
      report.games.sort { $0.number < $1.number }
      return report
    }
  }
}

/// `body`'s value or error, for task groups whose members must not end each other.
func result<Value: Sendable>(
  _ body: @Sendable () async throws -> Value
) async -> Result<Value, any Error> {
  do {
    return .success(try await body())
  } catch {
    return .failure(error)
  }
}

extension SimulationReport {
  mutating func add(_ result: Result<GameReport, any Error>) {
    switch result {
    case .success(let game): games.append(game)
    case .failure(let error): failures.append(Violation("run", "\(error)"))
    }
  }
}
