import NIOPosix
import TriptoBots
import TriptoWire

/// Measures a running server from outside.
public struct Bench: Sendable {
  let options: BenchOptions
  /// Tells a person how far the run is.
  let progress: @Sendable (String) -> Void

  /// How many games are set up at the same time.
  private static let setters = 8

  public init(_ options: BenchOptions, progress: @escaping @Sendable (String) -> Void = { _ in }) {
    self.options = options
    self.progress = progress
  }

  /// - Throws: `BotError` when the options make no sense or the tables cannot be set.
  public func run() async throws -> BenchResult {
    try options.check()
    OpenFiles.raiseLimit()
    let api = try BotAPI(base: options.base, attempts: 5)
    try await api.waitForHealth()
    if let count = options.idleConnections { return try await idle(count, api) }
    return try await brakes(api)
  }

  private func brakes(_ api: BotAPI) async throws -> BenchResult {
    let games = try await setTables(options.games, players: options.players, api)
    progress("\(games.count) games set, \(games.count * (options.players + 2)) connections")
    await each(games) { await $0.start() }
    progress("all games show their first clue")
    let before = try usage()
    let start = ContinuousClock.now
    let brakes = try await play(games)
    var result = BenchResult(mode: "brake", options: options)
    result.wallMs = start.millisecondsAgo
    result.connections = games.count * (options.players + 2)
    if let before, let after = try usage() { result.note(before, after, brakes) }
    var samples = BenchResult.Samples()
    for game in games { await result.add(game, &samples) }
    result.finish(options, samples)
    await each(games) { await $0.close() }
    return result
  }

  /// What both sides used from the presses to the verdicts on every screen, ms.
  struct BrakeCost: Sendable {
    var serverMs = 0.0
    var benchMs = 0.0
  }

  /// - Returns: nil where the games are not in step, so that the brakes cannot be told from the rest.
  private func play(_ games: [BenchGame]) async throws -> BrakeCost? {
    let rounds = 0..<options.rounds
    guard options.isSimultaneous else {
      await each(games) { game in
        for round in rounds {
          await game.idle(before: round)
          await game.brake()
          await game.showWinner(round: round)
          await game.lock(round: round)
        }
      }
      return nil
    }
    var cost: BrakeCost?
    for round in rounds {
      if options.observersWait { await each(games) { await $0.spareObservers() } }
      let (before, own) = (try usage(), try ProcessUsage.own())
      await each(games) { await $0.brake() }
      await each(games) { await $0.showWinner(round: round) }
      if let before, let after = try usage() {
        let sum = cost ?? BrakeCost()
        cost = BrakeCost(
          serverMs: sum.serverMs + after.cpuMs - before.cpuMs,
          benchMs: sum.benchMs + (try ProcessUsage.own().cpuMs) - own.cpuMs)
      }
      await each(games) { await $0.lock(round: round) }
    }
    return cost
  }

  /// Sessions of twenty players with TV and host, all silent.
  private func idle(_ count: Int, _ api: BotAPI) async throws -> BenchResult {
    let perGame = min(count, 22)
    let players = max(1, perGame - 2)
    let start = ContinuousClock.now
    let before = try usage()
    let games = try await setTables(
      (count + perGame - 1) / perGame, players: players, api)
    // NB: the server's first pings and buffers belong to what a connection costs.
    try await Task.sleep(for: .seconds(4))
    let after = try usage()
    var result = BenchResult(mode: "idle", options: options)
    result.games = games.count
    result.playersPerGame = players
    result.roundsPerGame = 0
    result.wallMs = start.millisecondsAgo
    result.connections = games.count * (players + 2)
    if let before, let after { result.noteMemory(before, after) }
    for game in games { await result.addProblems(game) }
    await each(games) { await $0.close() }
    return result
  }

  private func usage() throws(BotError) -> ProcessUsage? {
    guard let pid = options.pid else { return nil }
    return try ProcessUsage.read(pid: pid)
  }

  private func each(
    _ games: [BenchGame], _ body: @escaping @Sendable (BenchGame) async -> Void
  ) async {
    await withTaskGroup(of: Void.self) { group in
      for game in games { group.addTask { await body(game) } }
    }
  }

  private func setTables(_ count: Int, players: Int, _ api: BotAPI) async throws -> [BenchGame] {
    try await withThrowingTaskGroup(of: BenchGame.self) { group in
      var games: [BenchGame] = []
      for number in 0..<count {
        if number >= Self.setters, let game = try await group.next() { games.append(game) }
        group.addTask { try await setTable(number, players: players, api) }
      }
      for try await game in group { games.append(game) }
      return games
    }
  }

  private func setTable(_ number: Int, players: Int, _ api: BotAPI) async throws -> BenchGame {
    let session = try await api.create(SettingsChange())
    var seats = [BenchGame.Seat(role: .tv, player: nil, token: session.tvJoinToken)]
    for player in 1...players {
      let joined = try await api.join(code: session.joinCode, name: "Bot \(player)")
      seats.append(
        BenchGame.Seat(role: .player, player: joined.playerId, token: joined.playerAuthToken))
    }
    seats.append(BenchGame.Seat(role: .host, player: nil, token: session.hostAuthToken))
    let game = BenchGame(
      number: number, options: options, seats: seats,
      loop: MultiThreadedEventLoopGroup.singleton.next())
    try await game.open(api)
    return game
  }
}
