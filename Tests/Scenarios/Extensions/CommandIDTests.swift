import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("EX5 repeated commands")
struct CommandIDTests {
  @Test("EX5 EV33 the same commandId again changes nothing and gets the state, not old news")
  func repeated() async throws {
    let table = try await Table.open(version: .v2)
    try await table.start()
    table.host.send("HOST_NEXT_CLUE", commandID: "next-1")
    let first = try await table.host.expect("CLUE_PRESENT")
    #expect(first.payload.int("levelPoints") == 8)
    try await table.settle()
    table.host.send("HOST_NEXT_CLUE", commandID: "next-1")
    let again = try await table.host.settled()
    #expect(again.first?.type == "STATE_SNAPSHOT")
    #expect(again.first?.state.int("clueLevelPoints") == 8)
    #expect(!again.contains { $0.type == "CLUE_PRESENT" })
    #expect(try await table.tv.settled().isEmpty)
  }

  @Test("EX5 BR9 a repeated brake gets its verdict, though that came after the hold")
  func repeatedBrake() async throws {
    let table = try await Table.open(version: .v2)
    try await table.start()
    for player in table.players { player.socket.send("BRAKE_PULL", commandID: "brake") }
    let winner = try await table.tv.expect("BRAKE_ACCEPTED").payload.text("playerId")
    for player in table.players where player.id != winner {
      try await player.socket.expect("BRAKE_REJECTED")
    }
    try await table.settle()
    for player in table.players {
      player.socket.send("BRAKE_PULL", commandID: "brake")
      let again = try await player.socket.settled()
      let types = again.map(\.type)
      #expect(types.contains("BRAKE_REJECTED") == (player.id != winner), "\(types)")
      #expect(types.contains("BRAKE_ACCEPTED") == (player.id == winner), "\(types)")
      #expect(types.contains("STATE_SNAPSHOT") && !types.contains("ERROR"))
    }
  }

  @Test("EX5 a refusal is repeated too, even when the command would be allowed by now")
  func repeatedRefusal() async throws {
    let table = try await Table.open(version: .v2)
    table.host.send("HOST_NEXT_CLUE", commandID: "early")
    #expect(try await table.host.expect("ERROR").payload.text("errorCode") == "INVALID_PHASE")
    try await table.start()
    table.host.send("HOST_NEXT_CLUE", commandID: "early")
    #expect(try await table.host.expect("ERROR").payload.text("errorCode") == "INVALID_PHASE")
    #expect(try await table.host.state().int("clueLevelPoints") == 10)
  }

  @Test("EX5 ids belong to a seat: another player may use the same")
  func perSeat() async throws {
    let table = try await Table.open(version: .v2)
    try await table.start()
    try await table.reveal()
    table.host.send("HOST_PAUSE")
    try await table.host.snapshot("FOLLOWUP_QUESTION") { $0.flag("paused") == true }
    for player in table.players {
      player.socket.send("FOLLOWUP_ANSWER_SUBMIT", ["answerText": "1871"], commandID: "same")
      try await player.socket.snapshot("FOLLOWUP_QUESTION") {
        $0.flag("followupQuestion.answeredByMe") == true
      }
    }
    let state = try await table.host.state()
    #expect(state.list("followupQuestion.answersByPlayer").count == 2)
  }

  @Test("EX5 an answer sent again after a reconnect is locked once and no error")
  func afterReconnect() async throws {
    let table = try await Table.open(version: .v2)
    try await table.start()
    try await table.reveal()
    let answer: JSONValue = ["answerText": "1871"]
    table[0].socket.send("FOLLOWUP_ANSWER_SUBMIT", answer, commandID: "answer-1")
    try await table.host.snapshot("FOLLOWUP_QUESTION") {
      !$0.list("followupQuestion.answersByPlayer").isEmpty
    }
    let back = try await table.session.connect(table[0].token, .v2)
    back.send("FOLLOWUP_ANSWER_SUBMIT", answer, commandID: "answer-1")
    #expect(!(try await back.settled().contains { $0.type == "ERROR" }))
    let state = try await table.host.state()
    #expect(state.list("followupQuestion.answersByPlayer").count == 1)
  }

  @Test("EX5 after a restart too the same commandId changes nothing")
  func afterRestart() async throws {
    let data = try ServerUnderTest.prepared()
    var session: NewSession?
    try await withServer(on: data) { server in
      let table = try await Table.open(version: .v2, on: server)
      session = table.session
      try await table.start()
      table.host.send("HOST_NEXT_CLUE", commandID: "next-1")
      try await table.host.expect("CLUE_PRESENT")
    }
    let before = try #require(session)
    try await withServer(on: data) { server in
      let host = try await before.moved(to: server).connect(before.hostToken, .v2)
      try await host.settled()
      host.send("HOST_NEXT_CLUE", commandID: "next-1")
      let answer = try await host.settled()
      #expect(!answer.isEmpty)
      #expect(!answer.contains { $0.type == "ERROR" || $0.type == "CLUE_PRESENT" })
      #expect(try await host.state().int("clueLevelPoints") == 8)
      host.send("HOST_NEXT_CLUE", commandID: "next-2")
      #expect(try await host.expect("CLUE_PRESENT").payload.int("levelPoints") == 6)
    }
  }

  @Test("EX5 an empty or endless commandId gives VALIDATION_ERROR")
  func badID() async throws {
    let table = try await Table.open(version: .v2)
    for id in ["", String(repeating: "x", count: 1_000)] {
      table.host.send("HOST_START_GAME", commandID: id)
      let error = try await table.host.expect("ERROR").payload
      #expect(error.text("errorCode") == "VALIDATION_ERROR")
    }
    #expect(try await table.host.state().text("phase") == "LOBBY")
  }
}
