import Logging
import NIOPosix
import Testing
import TriptoRedis
import TriptoStore
import TriptoTestRedis

@testable import TriptoCluster
@testable import TriptoRooms

@Suite("What operators are shown of a game", .timeLimit(.minutes(1)))
struct SketchTests {
  private func leases(_ server: RedisServer) async throws -> RedisLeases {
    let quiet = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    return try await RedisLeases.open(
      server.url(), key: [1], on: MultiThreadedEventLoopGroup.singleton, quiet)
  }

  private func sketch(
    _ phase: String, _ version: Int, brake: String? = nil, timer: String? = nil,
    connected: [String] = []
  ) -> GameSketch {
    GameSketch(
      show: GameSketch.Show(
        phase: phase, version: version, isPaused: false, players: 2, joinCode: "ABCDEF"),
      brake: brake, timer: timer.map { GameSketch.Timer(id: $0, deadlineMs: 5_000) },
      connected: connected)
  }

  @Test(
    "DA10 DA11 DA12 DA13 state, brake's lock, timer and who is connected are read back as they are now"
  )
  func keys() async throws {
    let leases = try await leases(try await RedisServer())
    let store = leases.sketchStore
    let clue = sketch("CLUE_LEVEL", 4, timer: "step", connected: ["alva", "tv"])
    let braked = sketch("PAUSED_FOR_BRAKE", 5, brake: "alva", timer: "silence", connected: ["alva"])
    try await store.write(clue, of: "g", former: nil)
    #expect(try await store.read("g") == clue)
    try await store.write(braked, of: "g", former: clue)
    #expect(try await store.read("g") == braked)
    try await store.write(clue, of: "g", former: braked)
    #expect(try await store.read("g") == clue, "the lock and the other timer are gone")
    #expect(try await store.read("other") == nil)
    try await store.write(braked, of: "g", former: nil)
    #expect(try await store.read("g") == braked, "its next owner removes what the former wrote")
    try await store.remove("g")
    #expect(try await store.read("g") == nil)
    await leases.close()
  }

  @Test("DA10 DA13 the latest state of a game is written after a change, and removed at its end")
  func game() async throws {
    let leases = try await leases(try await RedisServer())
    let sketches = leases.sketches(Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    let nodes = try await TestNode.several("a", on: KeptLeases(), sketches: sketches)
    let game = try await nodes[0].game(of: "Alva")
    await sketches.flush()
    let first = try #require(try await leases.sketchStore.read(game.id))
    #expect(first.show.phase == "LOBBY" && first.show.players == 1)
    #expect(first.show.joinCode == game.joinCode && first.brake == nil && first.connected.isEmpty)
    _ = try await game.join(name: "Bo", claim: nil, origin: nil)
    await sketches.flush()
    #expect(try await leases.sketchStore.read(game.id)?.show.players == 2)
    await game.shutDown(retryAfterMs: 0)
    await sketches.flush()
    #expect(try await leases.sketchStore.read(game.id) != nil, "whoever has it next writes it")
    nodes[0].factory.services.sessionExpired(game.id)
    await sketches.flush()
    #expect(try await leases.sketchStore.read(game.id) == nil)
    for each in nodes { try await each.close() }
    await leases.close()
  }

  @Test(
    "DA10 DA13 of many games that change at once each has its latest state, and none that has ended"
  )
  func many() async throws {
    let leases = try await leases(try await RedisServer())
    let sketches = leases.sketches(Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    let nodes = try await TestNode.several("a", on: KeptLeases(), sketches: sketches)
    let node = nodes[0]
    let games = try await withThrowingTaskGroup(of: Session.self) { group in
      for _ in 0..<300 { group.addTask { try await node.game(of: "Alva") } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    await sketches.flush()
    for game in games {
      #expect(try await leases.sketchStore.read(game.id)?.show.joinCode == game.joinCode)
    }
    for game in games.dropFirst() { sketches.ended(game.id) }
    await sketches.flush()
    for (number, game) in games.enumerated() {
      #expect(try await (leases.sketchStore.read(game.id) != nil) == (number == 0))
    }
    for each in nodes { try await each.close() }
    await leases.close()
  }

  @Test("DA10 the state of a game that went while Redis was away is not written over a newer one")
  func gone() async throws {
    let newer = sketch("SCOREBOARD", 9)
    let shown = try await whileAway {
      await $0.shutDown(retryAfterMs: 0)
    } before: {
      try await $0.write(newer, of: $1, former: nil)
    }
    #expect(shown == newer)
  }

  @Test("DA10 while Redis is away a game goes on, and its latest state is there when it is back")
  func away() async throws {
    let shown = try await whileAway { _ = try await $0.join(name: "Bo", claim: nil, origin: nil) }
    #expect(shown?.show.players == 2)
  }

  /// What is shown of a game that began without Redis, when Redis is back.
  ///
  /// - Parameters:
  ///   - work: is done meanwhile.
  ///   - next: is done as soon as Redis is back, before the game's node writes.
  private func whileAway(
    _ work: (Session) async throws -> Void,
    before next: (SketchStore, String) async throws -> Void = { _, _ in }
  ) async throws -> GameSketch? {
    let server = try await RedisServer()
    let leases = try await leases(server)
    let sketches = leases.sketches(Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    let nodes = try await TestNode.several("a", on: KeptLeases(), sketches: sketches)
    await server.kill()
    let game = try await nodes[0].game(of: "Alva")
    await sketches.flush()
    try await work(game)
    try await server.start()
    try await answers(leases)
    try await next(leases.sketchStore, game.id)
    await sketches.flush()
    let shown = try await leases.sketchStore.read(game.id)
    for each in nodes { try await each.close() }
    await leases.close()
    return shown
  }

  /// NB: Redis is asked again until the connection is back; the suite's time limit ends it.
  private func answers(_ leases: RedisLeases) async throws {
    while true {
      do {
        _ = try await leases.living()
        return
      } catch is RedisError {
        try await Task.sleep(for: .milliseconds(10))
      }
    }
  }
}
