import NIOCore
import Testing

@testable import TriptoRedis

@Suite("Which nodes live", .timeLimit(.minutes(1)))
struct PresenceTests {
  @Test("CL1 a node holds its lease with an address until it gives it back or its time has ended")
  func nodes() async throws {
    let (client, keys) = try await corner()
    let presence = NodePresence(client, keys)
    let (a, b) = (try node("a"), try node("b"))
    func address(_ host: String) -> ByteBuffer { ByteBuffer(string: #"{"host":"\#(host)"}"#) }
    try await presence.announce(b, address("b"), forMs: 60_000)
    try await presence.announce(a, address("a"), forMs: 60_000)
    try await presence.announce(a, address("a2"), forMs: 60_000)
    #expect(
      try await presence.all() == [
        .init(node: a, json: address("a2")), .init(node: b, json: address("b")),
      ])
    try await presence.withdraw(a)
    #expect(try await presence.all().map(\.node) == [b])
    _ = try await client.send(RedisCommand("DEL", .text(keys.node(b))))
    #expect(try await presence.all() == [], "whose time ran out is gone")
    #expect(NodeID(rawValue: "a:b") == nil && NodeID(rawValue: "") == nil)
    await client.close()
  }

  @Test("CL1 a Redis that was restarted is taught the scripts of a lease again")
  func scripts() async throws {
    let (client, keys) = try await corner()
    let presence = NodePresence(client, keys)
    try await presence.announce(try node("a"), ByteBuffer(string: "{}"), forMs: 60_000)
    _ = try await client.send(RedisCommand("SCRIPT", "FLUSH"))
    try await presence.announce(try node("b"), ByteBuffer(string: "{}"), forMs: 60_000)
    #expect(try await presence.all().count == 2)
    await client.close()
  }
}
