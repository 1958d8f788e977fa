import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("EX5 repeated commands")
struct CommandIDTests {
  @Test("EX5 EV33 the same commandId again changes nothing and gets the state, not old news")
  func repeated() throws {
    let evening = try TestEvening.open(version: .v2)
    try evening.start()
    evening.host.send("HOST_NEXT_CLUE", commandID: "next-1")
    let first = try evening.host.expect("CLUE_PRESENT")
    #expect(first.payload.int("levelPoints") == 8)
    evening.settle()
    evening.host.send("HOST_NEXT_CLUE", commandID: "next-1")
    let again = evening.host.settled()
    #expect(again.first?.type == "STATE_SNAPSHOT")
    #expect(again.first?.state.int("clueLevelPoints") == 8)
    #expect(!again.contains { $0.type == "CLUE_PRESENT" })
    #expect(evening.tv.settled().isEmpty)
  }

  @Test("EX5 BR9 a repeated brake gets its verdict, though that came after the hold")
  func repeatedBrake() throws {
    let evening = try TestEvening.open(version: .v2)
    try evening.start()
    for player in evening.players { player.socket.send("BRAKE_PULL", commandID: "brake") }
    let winner = try evening.tv.expect("BRAKE_ACCEPTED").payload.text("playerId")
    for player in evening.players where player.id != winner {
      try player.socket.expect("BRAKE_REJECTED")
    }
    evening.settle()
    for player in evening.players {
      player.socket.send("BRAKE_PULL", commandID: "brake")
      let again = player.socket.settled()
      let types = again.map(\.type)
      #expect(types.contains("BRAKE_REJECTED") == (player.id != winner), "\(types)")
      #expect(types.contains("BRAKE_ACCEPTED") == (player.id == winner), "\(types)")
      #expect(types.contains("STATE_SNAPSHOT") && !types.contains("ERROR"))
    }
  }

  @Test("EX5 a refusal is repeated too, even when the command would be allowed by now")
  func repeatedRefusal() throws {
    let evening = try TestEvening.open(version: .v2)
    evening.host.send("HOST_NEXT_CLUE", commandID: "early")
    #expect(try evening.host.expect("ERROR").payload.text("errorCode") == "INVALID_PHASE")
    try evening.start()
    evening.host.send("HOST_NEXT_CLUE", commandID: "early")
    #expect(try evening.host.expect("ERROR").payload.text("errorCode") == "INVALID_PHASE")
    #expect(try evening.host.state().int("clueLevelPoints") == 10)
  }

  @Test("EX5 ids belong to a seat: another player may use the same")
  func perSeat() throws {
    let evening = try TestEvening.open(version: .v2)
    try evening.start()
    try evening.reveal()
    evening.host.send("HOST_PAUSE")
    try evening.host.snapshot("FOLLOWUP_QUESTION") { $0.flag("paused") == true }
    for player in evening.players {
      player.socket.send("FOLLOWUP_ANSWER_SUBMIT", ["answerText": "1871"], commandID: "same")
      try player.socket.snapshot("FOLLOWUP_QUESTION") {
        $0.flag("followupQuestion.answeredByMe") == true
      }
    }
    let state = try evening.host.state()
    #expect(state.list("followupQuestion.answersByPlayer").count == 2)
  }

  @Test("EX5 an answer sent again after a reconnect is locked once and no error")
  func afterReconnect() throws {
    let evening = try TestEvening.open(version: .v2)
    try evening.start()
    try evening.reveal()
    let answer: JSONValue = ["answerText": "1871"]
    evening[0].socket.send("FOLLOWUP_ANSWER_SUBMIT", answer, commandID: "answer-1")
    try evening.host.snapshot("FOLLOWUP_QUESTION") {
      !$0.list("followupQuestion.answersByPlayer").isEmpty
    }
    let back = try evening.back(0, .v2)
    back.send("FOLLOWUP_ANSWER_SUBMIT", answer, commandID: "answer-1")
    #expect(!(back.settled().contains { $0.type == "ERROR" }))
    let state = try evening.host.state()
    #expect(state.list("followupQuestion.answersByPlayer").count == 1)
  }

  @Test("EX5 after a restart too the same commandId changes nothing")
  func afterRestart() throws {
    let before = try TestEvening.open(version: .v2)
    try before.start()
    before.host.send("HOST_NEXT_CLUE", commandID: "next-1")
    try before.host.expect("CLUE_PRESENT")
    let evening = try before.restarted()
    evening.settle()
    evening.host.send("HOST_NEXT_CLUE", commandID: "next-1")
    let answer = evening.host.settled()
    #expect(!answer.isEmpty)
    #expect(!answer.contains { $0.type == "ERROR" || $0.type == "CLUE_PRESENT" })
    #expect(try evening.host.state().int("clueLevelPoints") == 8)
    evening.host.send("HOST_NEXT_CLUE", commandID: "next-2")
    #expect(try evening.host.expect("CLUE_PRESENT").payload.int("levelPoints") == 6)
  }

  @Test("EX5 an empty or endless commandId gives VALIDATION_ERROR")
  func badID() throws {
    let evening = try TestEvening.open(version: .v2)
    for id in ["", String(repeating: "x", count: 1_000)] {
      evening.host.send("HOST_START_GAME", commandID: id)
      let error = try evening.host.expect("ERROR").payload
      #expect(error.text("errorCode") == "VALIDATION_ERROR")
    }
    #expect(try evening.host.state().text("phase") == "LOBBY")
  }
}
