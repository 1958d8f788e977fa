import NIOCore
import Testing
import TriptoTestRedis

@testable import TriptoRedis

@Suite("Commands and channels of a server that is there", .timeLimit(.minutes(1)))
struct ClientTests {
  @Test("10,000 commands that nobody waits for are done and answered in their order")
  func pipelined() async throws {
    let (client, keys) = try await corner()
    let answers = Collector<Int64?>()
    for _ in 0..<10_000 {
      client.send(RedisCommand("INCR", .text(keys.prefix + "n"))) { result in
        answers.add(try? result.get().int)
      }
    }
    #expect(await answers.first(10_000) == (1...10_000).map { Int64($0) })
    await client.close()
  }

  @Test("100 tasks share one connection, and each gets its own answers")
  func shared() async throws {
    let (client, _) = try await corner()
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for task in 0..<100 {
        group.addTask {
          for round in 0..<20 {
            let said = "\(task) \(round)"
            guard try await client.send(RedisCommand("ECHO", .text(said))).text == said else {
              return false
            }
          }
          return true
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
    await client.close()
  }

  @Test("10,000 messages reach a subscriber in the order in which they were published")
  func ordered() async throws {
    let (client, keys) = try await corner()
    let heard = Collector<String>()
    let channel = keys.channel("news")
    let subscription = try await client.subscribe(to: channel) { heard.add($0.text) }
    for number in 0..<10_000 {
      client.send(.publish(ByteBuffer(string: "\(number)"), to: channel)) { _ in }
    }
    #expect(await heard.first(10_000) == (0..<10_000).map { "\($0)" })
    await subscription.cancel()
    await client.close()
  }

  @Test("Subscribers of one channel hear the same, and who cancels hears no more")
  func cancelled() async throws {
    let (client, keys) = try await corner()
    let channel = keys.channel("news")
    let (one, two) = (Collector<String>(), Collector<String>())
    let first = try await client.subscribe(to: channel) { one.add($0.text) }
    let second = try await client.subscribe(to: channel) { two.add($0.text) }
    let publish = RedisCommand.publish(ByteBuffer(string: "a"), to: channel)
    #expect(try await client.send(publish).int == 1)
    #expect(await one.first(1) == ["a"])
    #expect(await two.first(1) == ["a"])
    await first.cancel()
    _ = try await client.send(.publish(ByteBuffer(string: "b"), to: channel))
    #expect(await two.first(2) == ["a", "b"])
    #expect(one.all == ["a"])
    await second.cancel()
    // NB: its end is on its way to the server by the other connection, behind which this one comes in.
    _ = try await client.subscribe(to: keys.channel("other")) { _ in }
    #expect(try await client.send(publish).int == 0)
    await client.close()
  }

  @Test("A refusal is told to whoever asked, and those before and behind are not touched")
  func refused() async throws {
    let (client, keys) = try await corner()
    let key = RedisArgument.text(keys.prefix + "text")
    async let before = client.send(RedisCommand("SET", key, "word"))
    #expect(try await before == .simple("OK"))
    let error = await failure { _ = try await client.send(RedisCommand("INCR", key)) }
    guard case .refused(let refusal)? = error else {
      Issue.record("unexpected \(String(describing: error))")
      return
    }
    #expect(refusal.code == "ERR" && refusal.message.contains("not an integer"))
    #expect(try await client.send(RedisCommand("GET", key)).text == "word")
    await client.close()
  }

  @Test("A closed client refuses everything, and its events end")
  func closed() async throws {
    let (client, keys) = try await corner()
    let events = client.events()
    await client.close()
    let sent = await failure { _ = try await client.send(RedisCommand("PING")) }
    let subscribed = await failure {
      _ = try await client.subscribe(to: keys.channel("c")) { _ in }
    }
    #expect(sent == .unavailable("there is no connection") && subscribed == sent)
    var seen: [RedisEvent] = []
    for await event in events { seen.append(event) }
    #expect(seen == [.connected])
  }

  @Test("Too many commands that wait fail at once, and the others are answered")
  func bounded() async throws {
    let (_, keys) = try await corner()
    let client = try await client(RedisServer.shared().url()) { $0.mostWaiting = 10 }
    let results = Collector<Result<RESPValue, RedisError>>()
    client.loop.execute {
      for _ in 0..<15 {
        client.send(RedisCommand("INCR", .text(keys.prefix + "n"))) { results.add($0) }
      }
    }
    let all = await results.first(15)
    let full = RedisError.unavailable("too many commands wait for their answers")
    #expect(all.prefix(5).allSatisfy { $0 == .failure(full) })
    #expect(all.suffix(10).map { try? $0.get().int } == (1...10).map { Int64($0) })
    await client.close()
  }

  @Test("The database of the address is chosen")
  func database() async throws {
    let (client, keys) = try await corner()
    let other = try await TriptoRedisTests.client(RedisServer.shared().url(database: 3))
    let key = RedisArgument.text(keys.prefix + "where")
    _ = try await other.send(RedisCommand("SET", key, "3"))
    #expect(try await client.send(RedisCommand("GET", key)).isNull)
    #expect(try await other.send(RedisCommand("GET", key)).text == "3")
    let error = await failure {
      _ = try await TriptoRedisTests.client(RedisServer.shared().url(database: 99))
    }
    #expect(error.map { "\($0)".contains("out of range") } == true)
    await client.close()
    await other.close()
  }
}
