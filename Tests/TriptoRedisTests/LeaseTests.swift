import Testing
import TriptoKernel
import TriptoTestRedis

@testable import TriptoRedis

@Suite("Who owns a game", .timeLimit(.minutes(1)))
struct LeaseTests {
  private func taken(_ answer: LeaseAnswer) throws -> Lease {
    guard case .taken(let lease, let until) = answer else {
      throw RedisError.unexpected("\(answer)")
    }
    #expect(until > .now)
    return lease
  }

  @Test("DA10 a game's state has one owner: whoever took its lease, until it is released")
  func exclusive() async throws {
    let (client, keys) = try await corner()
    let leases = Leases(client, keys)
    let (a, b) = (try node("a"), try node("b"))
    let first = try taken(await leases.take(game, for: a, forMs: 60_000))
    #expect(first == Lease(session: game, node: a, token: 1))
    guard case .held(first, let left) = try await leases.take(game, for: b, forMs: 60_000) else {
      Issue.record("taken twice")
      return
    }
    #expect((1...60_000).contains(left))
    #expect(try await leases.holder(of: game) == first)
    #expect(try await leases.release(first))
    #expect(try await leases.holder(of: game) == nil)
    let second = try taken(await leases.take(game, for: b, forMs: 60_000))
    #expect(second.token == 2)
    #expect(try await !leases.release(first))
    #expect(try await leases.holder(of: game) == second)
    await client.close()
  }

  @Test("DA10 of 50 nodes that want a session at once, one gets it")
  func race() async throws {
    let (client, keys) = try await corner()
    let other = try await TriptoRedisTests.client(RedisServer.shared().url())
    let takers = [Leases(client, keys), Leases(other, keys)]
    let winners = try await withThrowingTaskGroup(of: Int.self) { group in
      for index in 0..<50 {
        group.addTask {
          let node = try node("node\(index)")
          let answer = try await takers[index % 2].take(game, for: node, forMs: 60_000)
          if case .taken = answer { return 1 } else { return 0 }
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(winners == 1)
    await client.close()
    await other.close()
  }

  @Test("DA10 a session's lease that ran out is renewed by nobody, and the next one has a greater token")
  func expired() async throws {
    let (client, keys) = try await corner()
    let leases = Leases(client, keys)
    let first = try taken(await leases.take(game, for: node("a"), forMs: 60_000))
    #expect(try await leases.renew(first, forMs: 90_000) != nil)
    let left = try await client.send(RedisCommand("PTTL", .text(keys.lease(game)))).int ?? 0
    #expect((60_001...90_000).contains(left))
    // NB: what a clock would do in time.
    _ = try await client.send(RedisCommand("PEXPIRE", .text(keys.lease(game)), 0))
    #expect(try await leases.renew(first, forMs: 60_000) == nil)
    let second = try taken(await leases.take(game, for: node("b"), forMs: 60_000))
    #expect(second.token > first.token)
    #expect(try await leases.renew(first, forMs: 60_000) == nil)
    #expect(try await leases.all(of: node("a")) == [])
    await client.close()
  }

  @Test("DA10 a session's token exceeds the journal's, though Redis was started empty")
  func floor() async throws {
    let (client, keys) = try await corner()
    let leases = Leases(client, keys)
    let first = try taken(
      await leases.take(game, for: node("a"), above: 4_000_000_000_000_000, forMs: 60_000))
    #expect(first.token == 4_000_000_000_000_001)
    try await leases.release(first)
    let next = try taken(await leases.take(game, for: node("a"), above: 7, forMs: 60_000))
    #expect(next.token == 4_000_000_000_000_002)
    await client.close()
  }

  @Test("DA10 a handed session changes its owner in one step, by its holder alone")
  func handed() async throws {
    let (client, keys) = try await corner()
    let leases = Leases(client, keys)
    let (a, b) = (try node("a"), try node("b"))
    let first = try taken(await leases.take(game, for: a, forMs: 60_000))
    let second = try #require(try await leases.hand(first, to: b, forMs: 60_000))
    #expect(second == Lease(session: game, node: b, token: first.token + 1))
    #expect(try await leases.holder(of: game) == second)
    #expect(try await leases.hand(first, to: a, forMs: 60_000) == nil)
    #expect(try await leases.all(of: a) == [])
    #expect(try await leases.all(of: b) == [second])
    await client.close()
  }

  @Test("DA10 a node's list has the sessions whose lease it holds now")
  func list() async throws {
    let (client, keys) = try await corner()
    let leases = Leases(client, keys)
    let (a, b) = (try node("a"), try node("b"))
    let games = (0..<5).map { SessionID(rawValue: "game\($0)") }
    var mine: [Lease] = []
    for game in games { mine.append(try taken(await leases.take(game, for: a, forMs: 60_000))) }
    #expect(Set(try await leases.all(of: a).map(\.session)) == Set(games))
    try await leases.release(mine[0])
    _ = try await client.send(RedisCommand("PEXPIRE", .text(keys.lease(games[1])), 0))
    _ = try taken(await leases.take(games[1], for: b, forMs: 60_000))
    #expect(try await Set(leases.all(of: a).map(\.session)) == Set(games[2...]))
    #expect(try await leases.all(of: b).map(\.session) == [games[1]])
    try await leases.forget(a)
    #expect(try await leases.all(of: a) == [])
    await client.close()
  }

  @Test("DA10 a session is leased by a restarted Redis too, which is taught the scripts again")
  func scripts() async throws {
    let server = try await RedisServer()
    let client = try await client(server.url())
    let leases = Leases(client, try RedisKeys())
    var events = client.events().makeAsyncIterator()
    await events.connected()
    _ = try taken(await leases.take(game, for: node("a"), forMs: 60_000))
    await server.kill()
    _ = await events.lost()
    try await server.start()
    await events.connected()
    let lease = try taken(await leases.take(game, for: node("b"), above: 1, forMs: 60_000))
    #expect(lease.token == 2)
    #expect(try await leases.renew(lease, forMs: 60_000) != nil)
    await client.close()
  }
}
