import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("ST40 a game goes on after a restart")
struct RestartTests {
  @Test("ST40 ID16 in LOBBY: code, plan and tokens stay, and players are back with their sockets")
  func lobby() async throws {
    try await restarted { _ in
    } then: { table in
      let lookup = try await table.session.lookUp()
      #expect(lookup.text("sessionId") == table.session.id)
      let names = try await table.host.state().texts("players", "name")
      #expect(Set(names) == ["Host", "Alva", "Bo"])
      try await table.start()
      let state = try await table.host.state()
      #expect(state.text("contentPackId") == TestPack.alpha.id)
    }
  }

  @Test("ST40 in a clue: same level, same end of the timer, same locked answers")
  func clue() async throws {
    var before = JSONValue.null
    try await restarted { table in
      try await table.start()
      try await table.lock(0, "Zyxopolis")
      try await table.tv.expect("CLUE_PRESENT")
      before = try await table.host.state()
    } then: { table in
      let after = try await table.host.state()
      for key in [
        "phase", "clueLevelPoints", "clueText", "clueTimerEnd", "timer", "lockedAnswers",
        "scoreboard", "destination", "roundIndex",
      ] {
        #expect(after.at(key) == before.at(key), "\(key)")
      }
      #expect(after.int("clueLevelPoints") == 8)
      table[0].socket.send("BRAKE_PULL")
      let rejected = try await table[0].socket.expect("BRAKE_REJECTED").payload
      #expect(["not_allowed", "rate_limited"].contains(rejected.text("reason")))
    }
  }

  @Test("ST40 BR19 in a brake: the owner, the timer and the form are still there")
  func brake() async throws {
    var before = JSONValue.null
    try await restarted { table in
      try await table.start()
      try await table.brake(1)
      before = try await table.host.state()
    } then: { table in
      let after = try await table[1].socket.state()
      #expect(after.text("phase") == "PAUSED_FOR_BRAKE")
      #expect(after.text("brakeOwnerPlayerId") == table[1].id)
      #expect(after.at("timer") == before.at("timer"))
      table[0].socket.send("BRAKE_PULL")
      let rejected = try await table[0].socket.expect("BRAKE_REJECTED").payload
      #expect(rejected.text("reason") == "already_paused")
      table[1].socket.send("BRAKE_ANSWER_SUBMIT", ["answerText": "Zyxopolis"])
      let locked = try await table.host.expect("BRAKE_ANSWER_LOCKED").payload
      #expect(locked.text("playerId") == table[1].id)
      #expect(locked.int("lockedAtLevelPoints") == 10)
    }
  }

  @Test("ST40 SC7 in a question: the timer and the given answers stay, and are scored once")
  func question() async throws {
    var before = JSONValue.null
    try await restarted { table in
      try await table.start()
      try await table.reveal()
      table[0].socket.send("FOLLOWUP_ANSWER_SUBMIT", ["answerText": "1871"])
      before = try await table.host.snapshot("FOLLOWUP_QUESTION") {
        !$0.list("followupQuestion.answersByPlayer").isEmpty
      }
    } then: { table in
      let mine = try await table[0].socket.state()
      #expect(mine.flag("followupQuestion.answeredByMe") == true)
      let host = try await table.host.state()
      #expect(host.at("followupQuestion") == before.at("followupQuestion"))
      #expect(
        try await table[0].socket.refusal("FOLLOWUP_ANSWER_SUBMIT", ["answerText": "1872"])
          == "VALIDATION_ERROR")
      try await table.closeQuestion()
      let results = try #require(table.tv.inbox.all.last { $0.type == "FOLLOWUP_RESULTS" })
      let points = results.payload.list("results").compactMap { $0.int("pointsAwarded") }
      #expect(points == [2, 0])
    }
  }
}
