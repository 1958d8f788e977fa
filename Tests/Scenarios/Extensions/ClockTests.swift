import NIOCore
import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("EX8, EX10 clocks and the brake in the open")
struct ClockTests {
  @Test("EX8 clock pings come at once, and a pong gives RTT and offset to the next one")
  func clock() async throws {
    let table = try await Table.open(["Alva"], version: .v2)
    let socket = table[0].socket
    let ping = try await socket.ping(0)
    #expect(ping.int("sentAtServerMs") != nil)
    #expect(ping.at("rttMs") == nil)
    let mono = 12_345.5
    socket.send(
      "CLOCK_PONG", ["pingId": ping.at("pingId") ?? .null, "clientMonoMs": .double(mono)])
    let next = try await socket.ping(1)
    #expect(next.at("rttMs") != nil)
    let offset = try #require(next.number("offsetMs"))
    let sent = try #require(next.number("sentAtServerMs"))
    #expect(abs(mono + offset - sent) < 60_000, "client time + offset is server time")
    #expect(!(try await table.tv.settled().contains { $0.type == "ERROR" }))
  }

  @Test("EX10 BR5 BR11 BRAKE_PENDING goes to all before the verdict, without a name")
  func brakePending() async throws {
    let table = try await Table.open(version: .v2)
    try await table.start()
    try await table.settle()
    table[0].socket.send("BRAKE_PULL", ["pressMonoMs": 100])
    for socket in table.sockets {
      let pending = try await socket.expect("BRAKE_PENDING")
      #expect(pending.payload.keys == ["clueLevelPoints", "holdMs"])
      #expect(!pending.raw.contains(table[0].id))
      #expect(!pending.raw.contains("Alva"))
      try await socket.expect("BRAKE_ACCEPTED")
    }
    let heard = try await table.tv.settled().map(\.type)
    #expect(heard.contains("MUSIC_STOP"))
    #expect(!heard.contains("SFX_PLAY"), "a TV that got BRAKE_PENDING has played the sound")
    #expect(try await table.host.settled().contains { $0.type == "SFX_PLAY" })
  }
}

extension GameSocket {
  /// The payload of the clock ping with this number, from 0, since the socket was opened.
  fileprivate func ping(_ number: Int) async throws -> JSONValue {
    let known = inbox.all.filter { $0.type == "CLOCK_PING" }
    if known.indices.contains(number) { return known[number].payload }
    return try await expect("CLOCK_PING").payload
  }
}
