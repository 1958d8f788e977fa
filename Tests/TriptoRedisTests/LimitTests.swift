import Testing
import TriptoTestRedis

@testable import TriptoRedis

@Suite("Limits that all nodes count together", .timeLimit(.minutes(1)))
struct LimitTests {
  private let start: Int64 = 1_800_000_000_000

  private func counter(_ whose: String, _ perMinute: Int) -> SharedLimit.Counter {
    SharedLimit.Counter(action: "join", whose: whose, perMinute: perMinute)
  }

  @Test("SE7 a limit of 10 requests a minute slides over the minute, as within one server")
  func sliding() async throws {
    let (client, keys) = try await corner()
    let limit = SharedLimit(client, keys)
    func attempt(_ ms: Int64) async throws -> SharedLimit.Answer {
      try await limit.attempt([counter("1.2.3.4", 10)], nowMs: start + ms)
    }
    for _ in 0..<10 { #expect(try await attempt(0) == .allowed) }
    // 60 s of this minute, and 60 · (1 − 9/10) s of the next until one of ten has left.
    #expect(try await attempt(0) == .refused(retryAfterSeconds: 66))
    #expect(try await attempt(65_999) == .refused(retryAfterSeconds: 1))
    #expect(try await attempt(66_000) == .allowed)
    // 10 · (60 − 12)/60 = 8 of the last minute and 1 of this one leave one place.
    #expect(try await attempt(72_000) == .allowed)
    #expect(try await attempt(72_000) == .refused(retryAfterSeconds: 6))
    // A clock that steps back stands still: what it refuses, it refuses from the counter's start.
    #expect(try await attempt(-5_000) == .refused(retryAfterSeconds: 18))
    #expect(try await attempt(180_000) == .allowed)
    await client.close()
  }

  @Test("SE7 what a network's limit refuses is not counted for its address")
  func network() async throws {
    let (client, keys) = try await corner()
    let limit = SharedLimit(client, keys)
    let (wide, own) = (counter("net", 3), counter("address", 2))
    for _ in 0..<2 { #expect(try await limit.attempt([wide, own], nowMs: start) == .allowed) }
    #expect(
      try await limit.attempt([wide, own], nowMs: start) == .refused(retryAfterSeconds: 90))
    // The third was counted for the network though its address refused it, so the fourth is the network's to refuse.
    #expect(
      try await limit.attempt([wide, counter("new", 1)], nowMs: start)
        == .refused(retryAfterSeconds: 80))
    #expect(try await limit.attempt([counter("new", 1)], nowMs: start) == .allowed)
    await client.close()
  }

  @Test("SE7 two nodes together get no more than the limit of requests, by Redis' clock")
  func together() async throws {
    let (client, keys) = try await corner()
    let other = try await TriptoRedisTests.client(RedisServer.shared().url())
    let nodes = [SharedLimit(client, keys), SharedLimit(other, keys)]
    let allowed = try await withThrowingTaskGroup(of: Int.self) { group in
      for index in 0..<40 {
        group.addTask {
          try await nodes[index % 2].attempt([counter("x", 25)]) == .allowed ? 1 : 0
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(allowed == 25)
    let left = try await client.send(RedisCommand("PTTL", .text(keys.limit("join", "x")))).int ?? 0
    #expect((60_001...120_000).contains(left), "it is forgotten when it counts no more")
    await client.close()
    await other.close()
  }
}
