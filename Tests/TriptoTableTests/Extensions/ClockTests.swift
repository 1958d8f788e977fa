import Testing
import TriptoGame
import TriptoKernel
import TriptoTable
import TriptoTestEvening
import TriptoWire

@Suite("EX7–EX11 timers, clocks and the brake in the open")
struct ClockTests {
  @Test("EX7 TIMER_SYNC comes at the start of a clue, of a brake and of a question, and on resume")
  func timerSync() throws {
    let evening = try TestEvening.open(version: .v2)
    try evening.start()
    let clue = try evening.tv.expect("TIMER_SYNC").payload
    #expect(clue.keys == ["timerId", "startAtServerMs", "durationMs", "phase"])
    #expect(clue.text("phase") == "CLUE_LEVEL")
    #expect(clue.int("durationMs") == 30_000)
    try evening.brake(0)
    let brake = try evening.tv.expect("TIMER_SYNC").payload
    #expect(brake.text("phase") == "PAUSED_FOR_BRAKE")
    evening[0].socket.send("BRAKE_ANSWER_SUBMIT", ["answerText": "Ingenstans"])
    try evening.tv.expect("BRAKE_ANSWER_LOCKED")
    try evening.reveal()
    let question = try evening.tv.expect("TIMER_SYNC").payload
    #expect(question.text("phase") == "FOLLOWUP_QUESTION")
    #expect(question.text("timerId") == "fq-0-\(evening.table.game.id)")
    evening.host.send("HOST_PAUSE")
    try evening.tv.snapshot("FOLLOWUP_QUESTION") { $0.flag("paused") == true }
    evening.host.send("HOST_RESUME")
    let resumed = try evening.tv.expect("TIMER_SYNC").payload
    #expect(
      try #require(resumed.int("startAtServerMs")) >= question.int("startAtServerMs") ?? .max)
  }

  @Test("EX8 clock pings come at once, and a pong gives RTT and offset to the next one")
  func clock() throws {
    let evening = try TestEvening.open(["Alva"], version: .v2)
    let socket = evening[0].socket
    let ping = try socket.ping(0)
    #expect(ping.int("sentAtServerMs") != nil)
    #expect(ping.at("rttMs") == nil)
    let mono = 12_345.5
    socket.send(
      "CLOCK_PONG", ["pingId": ping.at("pingId") ?? .null, "clientMonoMs": .double(mono)])
    let next = try socket.ping(1)
    #expect(next.at("rttMs") != nil)
    let offset = try #require(next.number("offsetMs"))
    let sent = try #require(next.number("sentAtServerMs"))
    #expect(abs(mono + offset - sent) < 60_000, "client time + offset is server time")
    #expect(!(evening.tv.settled().contains { $0.type == "ERROR" }))
  }

  @Test("EX8 a pong that answers no ping changes nothing")
  func strayPong() throws {
    let evening = try TestEvening.open(["Alva"], version: .v2)
    evening[0].socket.send("CLOCK_PONG", ["pingId": 9_999, "clientMonoMs": 1])
    #expect(evening[0].socket.settled().isEmpty)
    evening[0].socket.send("CLOCK_PONG", ["pingId": "one"])
    #expect(
      try evening[0].socket.expect("ERROR").payload.text("errorCode") == "VALIDATION_ERROR")
  }

  @Test("EX9 after a lock CLUE_ADVANCE announces the auto-advance")
  func clueAdvance() throws {
    let evening = try TestEvening.open(version: .v2)
    try evening.start()
    try evening.lock(0, "Ingenstans")
    let advance = try evening.tv.expect("CLUE_ADVANCE").payload
    #expect(advance.int("nextClueLevelPoints") == 8)
    #expect(advance.int("advanceInMs") == 1_200)
    #expect(try evening.tv.expect("CLUE_PRESENT").payload.int("levelPoints") == 8)
  }

  @Test("EX9 EV24 players on EX connections hear who joined")
  func playerJoined() throws {
    let evening = try TestEvening.open(["Alva"], version: .v2)
    let id = try evening.table.join("Bo").rawValue
    #expect(try evening[0].socket.expect("PLAYER_JOINED").payload.text("playerId") == id)
  }

  @Test("EX10 BR5 BR11 BRAKE_PENDING goes to all before the verdict, without a name")
  func brakePending() throws {
    let evening = try TestEvening.open(version: .v2)
    try evening.start()
    evening.settle()
    evening[0].socket.send("BRAKE_PULL", ["pressMonoMs": 100])
    for socket in evening.sockets {
      let pending = try socket.expect("BRAKE_PENDING")
      #expect(pending.payload.keys == ["clueLevelPoints", "holdMs"])
      #expect(!pending.raw.contains(evening[0].id))
      #expect(!pending.raw.contains("Alva"))
      try socket.expect("BRAKE_ACCEPTED")
    }
    let heard = evening.tv.settled().map(\.type)
    #expect(heard.contains("MUSIC_STOP"))
    #expect(!heard.contains("SFX_PLAY"), "a TV that got BRAKE_PENDING has played the sound")
    #expect(evening.host.settled().contains { $0.type == "SFX_PLAY" })
  }

  @Test("EX11 BR8 the host alone sees the order of the presses")
  func brakeOrder() throws {
    let evening = try TestEvening.open(version: .v2)
    try evening.start()
    evening[0].socket.send("BRAKE_PULL")
    evening[1].socket.send("BRAKE_PULL")
    let accepted = try evening.host.expect("BRAKE_ACCEPTED").payload
    let order = try evening.host.expect("BRAKE_ORDER").payload
    #expect(order.int("clueLevelPoints") == 10)
    #expect(order.text("winnerPlayerId") == accepted.text("playerId"))
    #expect(order.flag("tie") != nil)
    #expect(Set(order.texts("order", "playerId")) == Set(evening.players.map(\.id)))
    #expect(order.list("order").allSatisfy { $0.number("marginMs") != nil })
    let loser = try #require(evening.players.first { $0.id != accepted.text("playerId") })
    let rejected = try loser.socket.expect("BRAKE_REJECTED").payload
    #expect(rejected.text("reason") == "too_late")
    #expect(rejected.text("winnerPlayerId") == accepted.text("playerId"))
    for socket in [evening.tv] + evening.players.map(\.socket) {
      socket.settled()
      #expect(!socket.all.contains { $0.type == "BRAKE_ORDER" })
    }
  }
}

extension TestSocket {
  /// The payload of the clock ping with this number, from 0, since the socket was opened.
  fileprivate func ping(_ number: Int) throws -> JSONValue {
    let known = all.filter { $0.type == "CLOCK_PING" }
    if known.indices.contains(number) { return known[number].payload }
    return try expect("CLOCK_PING").payload
  }
}
