import NIOCore
import Testing
import TriptoKernel
import TriptoTestRedis

@testable import TriptoRedis

@Suite("What the nodes share of a game", .timeLimit(.minutes(1)))
struct GameKeyTests {
  private func text(_ text: String) -> ByteBuffer { ByteBuffer(string: text) }

  @Test("DA10–DA13 the keys of state, lock:brake, timer and presence, and a prefix for a cluster")
  func names() throws {
    let keys = try RedisKeys()
    let id = game.rawValue
    #expect(keys.state(game) == "session:\(id):state")
    #expect(keys.brakeLock(game) == "session:\(id):lock:brake")
    #expect(keys.timer(game, "clue") == "session:\(id):timer:clue")
    #expect(keys.presence(game) == "session:\(id):presence")
    let other = try RedisKeys(cluster: "prod-1")
    #expect(other.state(game) == "prod-1:session:\(id):state")
    #expect(other.fencing == "prod-1:fencing" && other.nodes == "prod-1:nodes")
    for bad in ["a:b", "a b", "å", "*", String(repeating: "a", count: 65)] {
      #expect(throws: RedisError.self) { try RedisKeys(cluster: bad) }
    }
  }

  @Test("DA10 only a later state and version is kept: of the same lease, or of a later one")
  func state() async throws {
    let (client, keys) = try await corner()
    let shared = GameKeys(client, keys)
    let old = Lease(session: game, node: try node("a"), token: 3)
    let new = Lease(session: game, node: try node("b"), token: 4)
    #expect(try await shared.state(of: game) == nil)
    #expect(try await shared.keepState(text("five"), version: 5, of: old, forMs: 60_000))
    #expect(try await !shared.keepState(text("again"), version: 5, of: old, forMs: 60_000))
    #expect(try await !shared.keepState(text("four"), version: 4, of: old, forMs: 60_000))
    #expect(try await shared.keepState(text("new"), version: 2, of: new, forMs: 60_000))
    #expect(try await !shared.keepState(text("late"), version: 9, of: old, forMs: 60_000))
    #expect(
      try await shared.state(of: game)
        == GameKeys.State(version: 2, token: 4, bytes: text("new")))
    await client.close()
  }

  @Test("DA11 BR20 the brake lock has one owner at most, and only that one releases it")
  func brake() async throws {
    let (client, keys) = try await corner()
    let shared = GameKeys(client, keys)
    #expect(try await shared.lockBrake(of: game, mark: "one", forMs: 60_000))
    #expect(try await !shared.lockBrake(of: game, mark: "two", forMs: 60_000))
    #expect(try await !shared.unlockBrake(of: game, mark: "two"))
    #expect(try await shared.unlockBrake(of: game, mark: "one"))
    #expect(try await shared.lockBrake(of: game, mark: "two", forMs: 60_000))
    let left = try await client.send(RedisCommand("PTTL", .text(keys.brakeLock(game)))).int ?? -1
    #expect((1...60_000).contains(left), "its TTL is short and there")
    await client.close()
  }

  @Test("DA12 timers keep their data and deadline, and are told in the order of their deadlines")
  func timers() async throws {
    let (client, keys) = try await corner()
    let shared = GameKeys(client, keys)
    let late = GameKeys.Timer(id: "late", deadlineMs: 1_800_000_000_900, data: text("b"))
    let soon = GameKeys.Timer(id: "soon", deadlineMs: 1_800_000_000_100, data: text("a"))
    try await shared.keepTimer(late, of: game, forMs: 60_000)
    try await shared.keepTimer(soon, of: game, forMs: 60_000)
    #expect(try await shared.timers(of: game) == [soon, late])
    try await shared.dropTimer("soon", of: game)
    #expect(try await shared.timers(of: game) == [late])
    _ = try await client.send(RedisCommand("DEL", .text(keys.timer(game, "late"))))
    #expect(try await shared.timers(of: game) == [], "one that ran out is none")
    await client.close()
  }

  @Test("DA13 the presence of connected clients ends with their time, node by node")
  func presence() async throws {
    let (client, keys) = try await corner()
    let presence = ClientPresence(client, keys)
    let (a, b) = (try node("a"), try node("b"))
    let (alva, bo): (PlayerID, PlayerID) = ("alva", "bo")
    try await presence.connect(alva, to: game, through: a, forMs: 60_000)
    try await presence.connect(alva, to: game, through: b, forMs: 60_000)
    try await presence.connect(bo, to: game, through: b, forMs: 60_000)
    #expect(try await presence.all(in: game) == [alva: [a, b], bo: [b]])
    #expect(try await presence.disconnect(alva, from: game, through: a))
    #expect(try await !presence.disconnect(alva, from: game, through: a))
    #expect(try await presence.all(in: game) == [alva: [b], bo: [b]])
    // NB: a time that is over counts at once.
    try await presence.connect(bo, to: game, through: b, forMs: -1)
    #expect(try await presence.all(in: game) == [alva: [b]])
    await client.close()
  }

  @Test("DA13 nodes say that they are connected, where they are, and when they go")
  func nodes() async throws {
    let (client, keys) = try await corner()
    let presence = NodePresence(client, keys)
    let (a, b) = (try node("a"), try node("b"))
    try await presence.announce(b, text(#"{"host":"b"}"#), forMs: 60_000)
    try await presence.announce(a, text(#"{"host":"a"}"#), forMs: 60_000)
    try await presence.announce(a, text(#"{"host":"a2"}"#), forMs: 60_000)
    #expect(try await presence.all().map(\.node) == [a, b])
    #expect(try await presence.json(of: a) == text(#"{"host":"a2"}"#))
    try await presence.withdraw(a)
    #expect(try await presence.all().map(\.node) == [b])
    _ = try await client.send(RedisCommand("DEL", .text(keys.node(b))))
    #expect(try await presence.all() == [], "whose time ran out is gone")
    #expect(NodeID(rawValue: "a:b") == nil && NodeID(rawValue: "") == nil)
    await client.close()
  }

  @Test("DA10 a join code leads to the session of one game, until that gives it back")
  func codes() async throws {
    let (client, keys) = try await corner()
    let codes = JoinCodes(client, keys)
    let other = SessionID(rawValue: "other")
    #expect(try await codes.claim("ABCD", for: game, forMs: 60_000))
    #expect(try await codes.claim("ABCD", for: game, forMs: 60_000))
    #expect(try await !codes.claim("ABCD", for: other, forMs: 60_000))
    #expect(try await codes.session(of: "ABCD") == game)
    #expect(try await !codes.release("ABCD", of: other))
    #expect(try await codes.release("ABCD", of: game))
    #expect(try await codes.session(of: "ABCD") == nil)
    await client.close()
  }
}
