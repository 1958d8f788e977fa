import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("WS25 EX37 the place of the TV")
struct TVPlaceScenarios {
  private func dial(_ session: NewSession, device: String) async throws -> GameSocket {
    let socket = try await GameSocket.open(
      session.server, query: "?token=\(session.tvToken)&v=2&device=\(device)")
    try await socket.expect("WELCOME")
    return socket
  }

  @Test("EX37 WS25 WS18 the host is told when another device takes the TV's place, and only then")
  func told() async throws {
    let session = try await NewSession.create()
    let host = try await session.connect(session.hostToken, .v2)
    let ours = try await dial(session, device: "ours")
    let reloaded = try await dial(session, device: "ours")
    #expect(try await ours.closed().code == 4010)
    try await reloaded.close()
    let again = try await dial(session, device: "ours")
    let before = try await host.settled().filter { $0.type == "SHOW_HEALTH" }
    #expect(before.allSatisfy { $0.payload.at("tvReplacedAtMs") == nil })
    _ = try await dial(session, device: "theirs")
    #expect(try await again.closed().code == 4010)
    let told = try await host.expect("SHOW_HEALTH")
    let atMs = try #require(told.payload.int("tvReplacedAtMs"))
    #expect((0...2_000).contains((told.json.int("serverTimeMs") ?? 0) - atMs))
  }

  @Test("WS25 WS2 a first HELLO may name the device too")
  func hello() async throws {
    let session = try await NewSession.create()
    let host = try await session.connect(session.hostToken, .v2)
    _ = try await dial(session, device: "ours")
    for device in ["ours", "theirs"] {
      let socket = try await GameSocket.open(session.server)
      socket.send(
        "HELLO",
        [
          "role": "TV", "authToken": .string(session.tvToken), "clientVersion": "2.0.0",
          "deviceId": .string(device),
        ])
      try await socket.expect("WELCOME")
      try await socket.settled()
      let replaced = try await host.settled()
        .contains { $0.type == "SHOW_HEALTH" && $0.payload.at("tvReplacedAtMs") != nil }
      #expect(replaced == (device == "theirs"))
    }
  }
}
