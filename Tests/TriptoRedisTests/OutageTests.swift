import Foundation
import NIOCore
import Testing
import TriptoTestRedis

@testable import TriptoRedis

@Suite("A server that goes away, stands still or comes back", .timeLimit(.minutes(1)))
struct OutageTests {
  @Test("While the server is away commands fail at once, and when it is back they succeed")
  func restarted() async throws {
    let server = try await RedisServer()
    let client = try await client(server.url())
    var events = client.events().makeAsyncIterator()
    await events.connected()
    await server.kill()
    #expect(await events.lost() != nil)
    let began = ContinuousClock.now
    var errors: [RedisError?] = []
    for _ in 0..<100 {
      errors.append(await failure { _ = try await client.send(RedisCommand("PING")) })
    }
    // NB: not one of them has waited for its deadline.
    #expect(began.duration(to: .now) < .seconds(2))
    // NB: of its two connections the one that carries commands may be the second to break.
    let absent = RedisError.unavailable("there is no connection")
    #expect(errors.allSatisfy { $0 == absent || $0 == .lost("the server closed the connection") })
    #expect(errors.last == absent)
    try await server.start()
    await events.connected()
    #expect(try await client.send(RedisCommand("PING")) == .simple("PONG"))
    await client.close()
  }

  @Test("Subscriptions are renewed on a restarted server, and their receivers told of the gap")
  func renewed() async throws {
    let server = try await RedisServer()
    let client = try await client(server.url())
    let heard = Collector<String>()
    _ = try await client.subscribe(to: "one") { heard.add("one " + $0.text) }
    let gone = try await client.subscribe(to: "two") { heard.add("two " + $0.text) }
    await gone.cancel()
    var events = client.events().makeAsyncIterator()
    await events.connected()
    for round in 1...3 {
      let published = RedisCommand.publish(ByteBuffer(string: "\(round)"), to: "one")
      #expect(try await client.send(published).int == 1)
      #expect(try await client.send(.publish(ByteBuffer(string: "x"), to: "two")).int == 0)
      _ = await heard.first(2 * round - 1)
      await server.kill()
      _ = await events.lost()
      try await server.start()
      await events.connected()
      _ = await heard.first(2 * round)
    }
    #expect(heard.all == ["one 1", "one gap", "one 2", "one gap", "one 3", "one gap"])
    await client.close()
  }

  @Test(
    "Commands under way when the server is killed are told that nobody knows what became of them")
  func killed() async throws {
    let server = try await RedisServer()
    let client = try await client(server.url()) { $0.commandMs = 30_000 }
    server.signal(SIGSTOP)
    let results = Collector<RedisError?>()
    for _ in 0..<100 { client.send(RedisCommand("PING")) { results.add($0.failure) } }
    // NB: the loop takes this behind them, so they have been sent.
    try await client.loop.submit {}.get()
    await server.kill()
    for result in await results.first(100) {
      guard case .lost? = result else {
        Issue.record("unexpected \(String(describing: result))")
        return
      }
    }
    await client.close()
  }

  @Test(
    "A server that stands still is given up after the commands' time, and taken again when it goes on"
  )
  func halfOpen() async throws {
    let server = try await RedisServer()
    let client = try await client(server.url()) {
      // NB: no ping of its own finds out first.
      ($0.commandMs, $0.connectMs, $0.pingMs) = (400, 400, 60_000)
    }
    var events = client.events().makeAsyncIterator()
    await events.connected()
    server.signal(SIGSTOP)
    let began = ContinuousClock.now
    let error = await failure { _ = try await client.send(RedisCommand("PING")) }
    #expect(error == .lost("the server does not answer"))
    #expect(began.duration(to: .now) >= .milliseconds(400))
    #expect(began.duration(to: .now) < .seconds(3))
    #expect(await events.lost() != nil)
    server.signal(SIGCONT)
    await events.connected()
    #expect(try await client.send(RedisCommand("PING")) == .simple("PONG"))
    await client.close()
  }

  @Test("A server that stands still is noticed though nobody asks it anything")
  func idle() async throws {
    let server = try await RedisServer()
    let client = try await client(server.url()) { ($0.pingMs, $0.commandMs) = (50, 300) }
    var events = client.events().makeAsyncIterator()
    await events.connected()
    server.signal(SIGSTOP)
    #expect(await events.lost() == .lost("the server does not answer"))
    await client.close()
    await server.kill()
  }

  @Test("One connection that an operator ends is opened anew, the other one's goes on")
  func operatorKills() async throws {
    let server = try await RedisServer()
    let client = try await client(server.url())
    let heard = Collector<String>()
    _ = try await client.subscribe(to: "c") { heard.add($0.text) }
    var events = client.events().makeAsyncIterator()
    await events.connected()
    let killed = try await client.send(RedisCommand("CLIENT", "KILL", "TYPE", "pubsub"))
    #expect(killed.int == 1)
    _ = await events.lost()
    #expect(try await client.send(RedisCommand("PING")) == .simple("PONG"))
    await events.connected()
    #expect(await heard.first(1) == ["gap"])
    await client.close()
  }
}
