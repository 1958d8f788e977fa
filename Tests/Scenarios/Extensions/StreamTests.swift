import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("EX1–EX4 extensions, numbered streams and resuming")
struct StreamTests {
  private static let extended: Set = [
    "HELLO_ACK", "RESUMED", "STATE_PATCH", "TIMER_SYNC", "CLOCK_PING", "CLUE_ADVANCE",
    "BRAKE_PENDING", "BRAKE_ORDER", "GOODBYE", "HANDOVER_CODE", "REACTION",
  ]

  @Test("EX1 v1 connections never get a message or an envelope key of the extensions")
  func v1() async throws {
    let table = try await Table.open(settings: ["hostPlays": .bool(false)])
    try await table.start()
    try await table.lock(0, "Ingenstans")
    try await table.nextClue()
    try await table.reveal()
    table.host.send("END_GAME")
    for socket in table.sockets {
      try await socket.snapshot("ROUND_END")
      for message in socket.inbox.all {
        #expect(!Self.extended.contains(message.type))
        #expect(message.json.keys == ["type", "sessionId", "serverTimeMs", "payload"])
        if message.type == "STATE_SNAPSHOT" { #expect(message.payload.keys == ["state"]) }
      }
    }
    #expect(!table[1].socket.inbox.all.contains { $0.type == "PLAYER_JOINED" })
  }

  @Test("EX4 RESUME_SESSION after a drop brings exactly the missing messages, as they were sent")
  func resume() async throws {
    let table = try await Table.open(version: .v2)
    try await table.start()
    let alva = table[0].socket
    let last = try #require(alva.inbox.all.last)
    let epoch = try #require(last.json.text("epoch"))
    let position = try #require(last.seq)
    try await alva.close()
    try await table.host.expect("PLAYER_LEFT")
    try await table.lock(1, "Ingenstans", besides: 0)
    let back = try await table.session.connect(table[0].token, .v2)
    try await back.expect("STATE_SNAPSHOT")
    back.send("RESUME_SESSION", ["resume": ["epoch": .string(epoch), "seq": .int(position)]])
    let resumed = try await back.expect("RESUMED")
    let events = resumed.payload.list("events")
    #expect(resumed.payload.int("fromSeq") == position + 1)
    let own = try #require(resumed.seq)
    #expect(resumed.payload.int("toSeq") == own - 1)
    #expect(events.compactMap { $0.int("seq") } == Array(position + 1..<own))
    #expect(events.contains { $0.text("type") == "BRAKE_ANSWER_LOCKED" })
    let live = back.inbox.all.filter { ($0.seq ?? 0) < own }.map(\.json)
    #expect(Array(events.suffix(live.count)) == live)
  }
}
