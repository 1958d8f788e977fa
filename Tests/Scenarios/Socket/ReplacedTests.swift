import Testing
import TriptoTestEvening
import TriptoWire

@Suite("WS15, WS18, ST37–ST39 replaced, lost and found sockets")
struct ReplacedTests {
  @Test("WS15 WS18 a newer socket takes over, and the old one is closed with 4010")
  func replaced() async throws {
    let table = try await Table.open(["Alva"])
    let seats = [
      (table.session.hostToken, table.host), (table.session.tvToken, table.tv),
      (table[0].token, table[0].socket),
    ]
    for (token, old) in seats {
      let new = try await table.session.connect(token)
      let close = try await old.closed()
      #expect(close.code == 4010)
      #expect(!close.reason.isEmpty)
      try await new.snapshot("LOBBY")
    }
  }

  @Test("WS18 the old socket's end changes nothing: nobody is told that the player left")
  func lateClose() async throws {
    let table = try await Table.open(["Alva"])
    let new = try await table.session.connect(table[0].token)
    _ = try await table[0].socket.closed()
    try await new.settled()
    let seen = try await table.host.settled()
    #expect(!seen.contains { $0.type == "PLAYER_LEFT" })
    #expect(try await table.host.state().flag("players.1.isConnected") == true)
  }

  @Test("WS18 RE20 a second TV is never refused")
  func secondTV() async throws {
    let table = try await Table.open(["Alva"])
    let answer = try await table.server.post(table.session.path + "/tv").json
    let tv = try await table.session.connect(try #require(answer.text("tvAuthToken")))
    #expect(try await table.tv.closed().code == 4010)
    table.host.send("HOST_START_GAME")
    try await tv.expect("CLUE_PRESENT")
  }

  @Test("ST37 WS7 a player lost in game keeps its seat, and everybody sees it return")
  func lostInGame() async throws {
    var table = try await Table.open()
    try await table.start()
    try await table.lock(1, "Ingenstans")
    try await table[1].socket.close()
    for socket in [table.host, table.tv, table[0].socket] {
      let left = try await socket.expect("PLAYER_LEFT").payload
      #expect(left.text("playerId") == table[1].id)
      #expect(left.text("reason") == "disconnect")
    }
    let lost = try await table.host.state()
    #expect(lost.texts("scoreboard", "name") == ["Alva", "Bo"])
    #expect(lost.flag("players.2.isConnected") == false)
    try await table.settle(besides: 1)
    table.players[1].socket = try await table.session.connect(table[1].token)
    for socket in [table.host, table.tv, table[0].socket] {
      try await socket.snapshot("CLUE_LEVEL") { state in
        let bo = state.list("players").first { $0.text("playerId") == table[1].id }
        return bo?.flag("isConnected") == true && bo?.at("isAway") == nil
      }
    }
  }

  @Test("EX12 a player who is lost is away after five seconds, and keeps its seat")
  func away() async throws {
    let table = try await Table.open(version: .v2)
    try await table.start()
    try await table[1].socket.close()
    try await table.tv.snapshot("CLUE_LEVEL") { state in
      state.list("players").contains {
        $0.text("playerId") == table[1].id && $0.flag("isAway") == true
      }
    }
    #expect(try await table.tv.state().texts("scoreboard", "name") == ["Alva", "Bo"])
  }

  @Test("ST39 a reconnect restores the brake's owner, clue, timer and own answer")
  func restored() async throws {
    let table = try await Table.open()
    try await table.start()
    try await table.nextClue()
    try await table.brake(0)
    try await table[0].socket.close()
    try await table.host.expect("PLAYER_LEFT")
    let socket = try await table.session.connect(table[0].token)
    let paused = try await socket.snapshot("PAUSED_FOR_BRAKE")
    #expect(paused.text("brakeOwnerPlayerId") == table[0].id)
    #expect(paused.int("clueLevelPoints") == 8)
    #expect(paused.text("clueText") == TestPack.alpha.clue(8))
    #expect(paused.int("timer.durationMs") == 30_000)
    socket.send("BRAKE_ANSWER_SUBMIT", ["answerText": "Ingenstans"])
    try await socket.expect("BRAKE_ANSWER_LOCKED")
    let again = try await table.session.connect(table[0].token)
    let state = try await again.snapshot("CLUE_LEVEL")
    #expect(state.texts("lockedAnswers", "answerText") == ["Ingenstans"])
    #expect(state.text("lockedAnswers.0.playerId") == table[0].id)
  }

  @Test("ST39 PR29 a reconnect in a question shows that it is answered")
  func answered() async throws {
    let table = try await Table.open()
    try await table.start()
    try await table.reveal()
    table[0].socket.send("FOLLOWUP_ANSWER_SUBMIT", ["answerText": "1871"])
    try await table[0].socket.snapshot("FOLLOWUP_QUESTION") {
      $0.flag("followupQuestion.answeredByMe") == true
    }
    for (index, hasAnswered) in [(0, true), (1, false)] {
      let socket = try await table.session.connect(table[index].token)
      let state = try await socket.snapshot("FOLLOWUP_QUESTION")
      #expect(state.flag("followupQuestion.answeredByMe") == hasAnswered)
      #expect(state.at("followupQuestion.correctAnswer") == .null)
    }
  }

  @Test("ST38 ST37 the game goes on by its timers while the host is away, and takes it back")
  func hostAway() async throws {
    let table = try await Table.open(["Alva"])
    try await table.start()
    try await table.reveal(isLong: false)
    try await table.host.close()
    #expect(try await table.tv.expect("PLAYER_LEFT").payload.text("reason") == "disconnect")
    try await table.tv.expect("FOLLOWUP_RESULTS")
    let host = try await table.session.connect(table.session.hostToken)
    let state = try await host.expect("STATE_SNAPSHOT").state
    #expect(state.text("destination.name") == TestPack.alpha.name.sv)
  }
}
