import Testing
import TriptoGame
import TriptoKernel
import TriptoTable
import TriptoTestEvening
import TriptoWire

@Suite("WS15, WS18, ST37–ST39 replaced, lost and found sockets")
struct ReplacedTests {
  @Test("WS15 WS18 a newer socket takes over, and the old one is closed with 4010")
  func replaced() throws {
    let evening = try TestEvening.open(["Alva"])
    for old in evening.sockets {
      let new = try evening.connect(old.viewer)
      let close = try #require(old.closed)
      #expect(close.code == 4010)
      #expect(!close.reason.isEmpty)
      try new.snapshot("LOBBY")
    }
  }

  @Test("WS18 the old socket's end changes nothing: nobody is told that the player left")
  func lateClose() throws {
    let evening = try TestEvening.open(["Alva"])
    let new = try evening.back(0)
    #expect(evening[0].socket.closed?.code == 4010)
    new.settled()
    let seen = evening.host.settled()
    #expect(!seen.contains { $0.type == "PLAYER_LEFT" })
    #expect(try evening.host.state().flag("players.1.isConnected") == true)
  }

  @Test("WS18 RE20 a second TV is never refused")
  func secondTV() throws {
    let evening = try TestEvening.open(["Alva"])
    let tv = try evening.connect(.tv, screen: .device("b"))
    #expect(evening.tv.closed?.code == 4010)
    evening.host.send("HOST_START_GAME")
    try tv.expect("CLUE_PRESENT")
  }

  @Test("ST37 WS7 a player lost in game keeps its seat, and everybody sees it return")
  func lostInGame() throws {
    let evening = try TestEvening.open()
    try evening.start()
    try evening.lock(1, "Ingenstans")
    evening[1].socket.close()
    for socket in [evening.host, evening.tv, evening[0].socket] {
      let left = try socket.expect("PLAYER_LEFT").payload
      #expect(left.text("playerId") == evening[1].id)
      #expect(left.text("reason") == "disconnect")
    }
    let lost = try evening.host.state()
    #expect(lost.texts("scoreboard", "name") == ["Alva", "Bo"])
    #expect(lost.flag("players.2.isConnected") == false)
    evening.settle(besides: 1)
    evening.players[1].socket = try evening.back(1)
    for socket in [evening.host, evening.tv, evening[0].socket] {
      try socket.snapshot("CLUE_LEVEL") { state in
        let bo = state.list("players").first { $0.text("playerId") == evening[1].id }
        return bo?.flag("isConnected") == true && bo?.at("isAway") == nil
      }
    }
  }

  @Test("EX12 a player who is lost is away after five seconds, and keeps its seat")
  func away() throws {
    let evening = try TestEvening.open(version: .v2)
    try evening.start()
    evening[1].socket.close()
    try evening.tv.snapshot("CLUE_LEVEL") { state in
      state.list("players").contains {
        $0.text("playerId") == evening[1].id && $0.flag("isAway") == true
      }
    }
    #expect(try evening.tv.state().texts("scoreboard", "name") == ["Alva", "Bo"])
  }

  @Test("ST39 a reconnect restores the brake's owner, clue, timer and own answer")
  func restored() throws {
    let evening = try TestEvening.open()
    try evening.start()
    try evening.nextClue()
    try evening.brake(0)
    evening[0].socket.close()
    try evening.host.expect("PLAYER_LEFT")
    let socket = try evening.back(0)
    let paused = try socket.snapshot("PAUSED_FOR_BRAKE")
    #expect(paused.text("brakeOwnerPlayerId") == evening[0].id)
    #expect(paused.int("clueLevelPoints") == 8)
    #expect(paused.text("clueText") == TestPack.alpha.clue(8))
    #expect(paused.int("timer.durationMs") == 30_000)
    socket.send("BRAKE_ANSWER_SUBMIT", ["answerText": "Ingenstans"])
    try socket.expect("BRAKE_ANSWER_LOCKED")
    let again = try evening.back(0)
    let state = try again.snapshot("CLUE_LEVEL")
    #expect(state.texts("lockedAnswers", "answerText") == ["Ingenstans"])
    #expect(state.text("lockedAnswers.0.playerId") == evening[0].id)
  }

  @Test("ST39 PR29 a reconnect in a question shows that it is answered")
  func answered() throws {
    let evening = try TestEvening.open()
    try evening.start()
    try evening.reveal()
    evening[0].socket.send("FOLLOWUP_ANSWER_SUBMIT", ["answerText": "1871"])
    try evening[0].socket.snapshot("FOLLOWUP_QUESTION") {
      $0.flag("followupQuestion.answeredByMe") == true
    }
    for (index, hasAnswered) in [(0, true), (1, false)] {
      let socket = try evening.back(index)
      let state = try socket.snapshot("FOLLOWUP_QUESTION")
      #expect(state.flag("followupQuestion.answeredByMe") == hasAnswered)
      #expect(state.at("followupQuestion.correctAnswer") == .null)
    }
  }

  @Test("ST38 ST37 the game goes on by its timers while the host is away, and takes it back")
  func hostAway() throws {
    let evening = try TestEvening.open(["Alva"])
    try evening.start()
    try evening.reveal()
    evening.host.close()
    #expect(try evening.tv.expect("PLAYER_LEFT").payload.text("reason") == "disconnect")
    try evening.tv.expect("FOLLOWUP_RESULTS")
    let host = try evening.connect(evening.host.viewer)
    let state = try host.expect("STATE_SNAPSHOT").state
    #expect(state.text("destination.name") == TestPack.alpha.name.sv)
  }
}
