import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("ST40 a game goes on after a restart")
struct RestartTests {
  @Test("ST40 ID16 in LOBBY: code, plan and seats stay, and players are back with their sockets")
  func lobby() throws {
    let before = try TestEvening.open()
    let evening = try before.restarted()
    evening.settle()
    #expect(evening.lookup.joinCode == before.lookup.joinCode)
    let names = try evening.host.state().texts("players", "name")
    #expect(Set(names) == ["Host", "Alva", "Bo"])
    try evening.start()
    let state = try evening.host.state()
    #expect(state.text("contentPackId") == TestPack.alpha.id)
  }

  @Test("ST40 in a clue: same level, same end of the timer, same locked answers")
  func clue() throws {
    var before = JSONValue.null
    try acrossRestart { evening in
      try evening.start()
      try evening.lock(0, "Zyxopolis")
      try evening.tv.expect("CLUE_PRESENT")
      before = try evening.host.state()
    } then: { evening in
      let after = try evening.host.state()
      for key in [
        "phase", "clueLevelPoints", "clueText", "clueTimerEnd", "timer", "lockedAnswers",
        "scoreboard", "destination", "roundIndex",
      ] {
        #expect(after.at(key) == before.at(key), "\(key)")
      }
      #expect(after.int("clueLevelPoints") == 8)
      evening[0].socket.send("BRAKE_PULL")
      let rejected = try evening[0].socket.expect("BRAKE_REJECTED").payload
      #expect(["not_allowed", "rate_limited"].contains(rejected.text("reason")))
    }
  }

  @Test("ST40 BR19 in a brake: the owner, the timer and the form are still there")
  func brake() throws {
    var before = JSONValue.null
    try acrossRestart { evening in
      try evening.start()
      try evening.brake(1)
      before = try evening.host.state()
    } then: { evening in
      let after = try evening[1].socket.state()
      #expect(after.text("phase") == "PAUSED_FOR_BRAKE")
      #expect(after.text("brakeOwnerPlayerId") == evening[1].id)
      #expect(after.at("timer") == before.at("timer"))
      evening[0].socket.send("BRAKE_PULL")
      let rejected = try evening[0].socket.expect("BRAKE_REJECTED").payload
      #expect(rejected.text("reason") == "already_paused")
      evening[1].socket.send("BRAKE_ANSWER_SUBMIT", ["answerText": "Zyxopolis"])
      let locked = try evening.host.expect("BRAKE_ANSWER_LOCKED").payload
      #expect(locked.text("playerId") == evening[1].id)
      #expect(locked.int("lockedAtLevelPoints") == 10)
    }
  }

  @Test("ST40 SC7 in a question: the timer and the given answers stay, and are scored once")
  func question() throws {
    var before = JSONValue.null
    try acrossRestart { evening in
      try evening.start()
      try evening.reveal()
      evening[0].socket.send("FOLLOWUP_ANSWER_SUBMIT", ["answerText": "1871"])
      before = try evening.host.snapshot("FOLLOWUP_QUESTION") {
        !$0.list("followupQuestion.answersByPlayer").isEmpty
      }
    } then: { evening in
      let mine = try evening[0].socket.state()
      #expect(mine.flag("followupQuestion.answeredByMe") == true)
      let host = try evening.host.state()
      #expect(host.at("followupQuestion") == before.at("followupQuestion"))
      #expect(
        try evening[0].socket.refusal("FOLLOWUP_ANSWER_SUBMIT", ["answerText": "1872"])
          == "VALIDATION_ERROR")
      try evening.closeQuestion()
      let results = try #require(evening.tv.all.last { $0.type == "FOLLOWUP_RESULTS" })
      let points = results.payload.list("results").compactMap { $0.int("pointsAwarded") }
      #expect(points == [2, 0])
    }
  }
}
