import NIOCore
import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("EX7–EX11 timers, clocks and the brake in the open")
struct ClockTests {
  @Test("EX7 TIMER_SYNC comes at the start of a clue, of a brake and of a question, and on resume")
  func timerSync() async throws {
    let table = try await Table.open(version: .v2)
    try await table.start()
    let clue = try await table.tv.expect("TIMER_SYNC").payload
    #expect(clue.keys == ["timerId", "startAtServerMs", "durationMs", "phase"])
    #expect(clue.text("phase") == "CLUE_LEVEL")
    #expect(clue.int("durationMs") == 30_000)
    try await table.brake(0)
    let brake = try await table.tv.expect("TIMER_SYNC").payload
    #expect(brake.text("phase") == "PAUSED_FOR_BRAKE")
    table[0].socket.send("BRAKE_ANSWER_SUBMIT", ["answerText": "Ingenstans"])
    try await table.tv.expect("BRAKE_ANSWER_LOCKED")
    try await table.reveal(isLong: false)
    let question = try await table.tv.expect("TIMER_SYNC").payload
    #expect(question.text("phase") == "FOLLOWUP_QUESTION")
    #expect(question.text("timerId") == "fq-0-\(table.session.id)")
    table.host.send("HOST_PAUSE")
    try await table.tv.snapshot("FOLLOWUP_QUESTION") { $0.flag("paused") == true }
    table.host.send("HOST_RESUME")
    let resumed = try await table.tv.expect("TIMER_SYNC").payload
    #expect(
      try #require(resumed.int("startAtServerMs")) >= question.int("startAtServerMs") ?? .max)
  }

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

  @Test("EX8 a pong that answers no ping changes nothing")
  func strayPong() async throws {
    let table = try await Table.open(["Alva"], version: .v2)
    table[0].socket.send("CLOCK_PONG", ["pingId": 9_999, "clientMonoMs": 1])
    #expect(try await table[0].socket.settled().isEmpty)
    table[0].socket.send("CLOCK_PONG", ["pingId": "one"])
    #expect(
      try await table[0].socket.expect("ERROR").payload.text("errorCode") == "VALIDATION_ERROR")
  }

  @Test("EX9 after a lock CLUE_ADVANCE announces the auto-advance")
  func clueAdvance() async throws {
    let table = try await Table.open(version: .v2)
    try await table.start()
    try await table.lock(0, "Ingenstans")
    let advance = try await table.tv.expect("CLUE_ADVANCE").payload
    #expect(advance.int("nextClueLevelPoints") == 8)
    #expect(advance.int("advanceInMs") == 1_200)
    #expect(try await table.tv.expect("CLUE_PRESENT").payload.int("levelPoints") == 8)
  }

  @Test("EX9 EV24 players on EX connections hear who joined")
  func playerJoined() async throws {
    let table = try await Table.open(["Alva"], version: .v2)
    let (id, _) = try await table.session.join("Bo")
    #expect(try await table[0].socket.expect("PLAYER_JOINED").payload.text("playerId") == id)
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

  @Test("EX11 BR8 the host alone sees the order of the presses")
  func brakeOrder() async throws {
    let table = try await Table.open(version: .v2)
    try await table.start()
    table[0].socket.send("BRAKE_PULL")
    table[1].socket.send("BRAKE_PULL")
    let accepted = try await table.host.expect("BRAKE_ACCEPTED").payload
    let order = try await table.host.expect("BRAKE_ORDER").payload
    #expect(order.int("clueLevelPoints") == 10)
    #expect(order.text("winnerPlayerId") == accepted.text("playerId"))
    #expect(order.flag("tie") != nil)
    #expect(Set(order.texts("order", "playerId")) == Set(table.players.map(\.id)))
    #expect(order.list("order").allSatisfy { $0.number("marginMs") != nil })
    let loser = try #require(table.players.first { $0.id != accepted.text("playerId") })
    let rejected = try await loser.socket.expect("BRAKE_REJECTED").payload
    #expect(rejected.text("reason") == "too_late")
    #expect(rejected.text("winnerPlayerId") == accepted.text("playerId"))
    for socket in [table.tv] + table.players.map(\.socket) {
      try await socket.settled()
      #expect(!socket.inbox.all.contains { $0.type == "BRAKE_ORDER" })
    }
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

extension JSONValue {
  fileprivate func number(_ path: String) -> Double? {
    switch at(path) {
    case .int(let whole): Double(whole)
    case .double(let number): number
    default: nil
    }
  }
}
