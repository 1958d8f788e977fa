import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("EX6 patches")
struct PatchTests {
  private func mirror(of socket: TestSocket) throws -> Mirror { try Mirror(of: socket.all) }

  /// Plays as far as the first question.
  private func play(_ evening: TestEvening) throws {
    try evening.start()
    try evening.brake(0)
    evening[0].socket.send("BRAKE_ANSWER_SUBMIT", ["answerText": "Ingenstans"])
    for socket in evening.sockets { try socket.expect("BRAKE_ANSWER_LOCKED") }
    for socket in evening.sockets { try socket.expect("CLUE_PRESENT") }
    try evening.nextClue()
    try evening.reveal()
    evening.settle()
  }

  @Test("EX1 EX6 whoever asks for patch in the address or by HELLO gets them, and nobody else")
  func asked() throws {
    let evening = try TestEvening.open(["Alva", "Bo"], version: .v2)
    let eager = try evening.back(0, .patching)
    try eager.expect("LOBBY_UPDATED")
    let bo = evening[1].socket
    bo.send("HELLO", ["capabilities": ["seq", "patch"]])
    #expect(try bo.expect("HELLO_ACK").payload.list("capabilities") == ["seq", "patch"])
    evening.host.send("HOST_START_GAME")
    for socket in [evening.host, evening.tv, eager, bo] { try socket.expect("CLUE_PRESENT") }
    for socket in [evening.host, evening.tv] {
      #expect(!socket.all.contains { $0.type == "STATE_PATCH" })
    }
    for socket in [eager, bo] {
      #expect(try mirror(of: socket).patches > 0)
      #expect(try mirror(of: socket).state == (try socket.state()))
    }
  }

  @Test("EX6 a whole destination by patches is what RESUME_SESSION tells, for every role")
  func everyRole() throws {
    let evening = try TestEvening.open(version: .patching)
    try play(evening)
    for socket in evening.sockets {
      let told = try mirror(of: socket)
      #expect(told.patches > 3)
      #expect(socket.all.first { $0.type.hasPrefix("STATE_") }?.type == "STATE_SNAPSHOT")
      #expect(told.state == (try socket.state()), "EX6 and the answer is whole")
      for message in socket.all where message.type == "STATE_PATCH" {
        #expect(message.payload.list("ops").allSatisfy { $0.text("path") != "/version" })
      }
    }
  }

  @Test("EX4 EX6 patches in RESUMED follow on what the client had; the way back in is a snapshot")
  func resumed() throws {
    let evening = try TestEvening.open(version: .patching)
    try evening.start()
    let alva = evening[0].socket
    evening.settle()
    let heard = alva.all
    var known = try Mirror(of: heard)
    let last = try #require(heard.last)
    // NB: what comes from here on counts as lost on the way.
    try evening.brake(1)
    evening.settle()
    let lost = alva.all.drop { ($0.seq ?? 0) <= (last.seq ?? 0) }
    #expect(lost.contains { $0.type == "STATE_PATCH" })
    alva.send(
      "RESUME_SESSION",
      ["resume": ["epoch": last.json.at("epoch") ?? .null, "seq": .int(last.seq ?? 0)]])
    for event in try alva.expect("RESUMED").payload.list("events") { try known.hear(event) }
    let told = try alva.state()
    #expect(known.differs(from: told) == [], "EX4 EX6")
    alva.close()
    try evening.host.expect("PLAYER_LEFT")
    let back = try evening.back(0, .patching)
    let first = try back.expect("STATE_SNAPSHOT")
    #expect(first.phase == "PAUSED_FOR_BRAKE")
  }
}
