import Testing
import TriptoGame
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("EX26, EX27 late seats and names")
struct SeatTests {
  @Test("EX26 a join after LOBBY shows its phase at once, starts with 0 and plays from the next")
  func lateJoin() throws {
    let evening = try TestEvening.open(["Alva"])
    try evening.start()
    let seat = try evening.table.join("Sen")
    let late = try evening.connect(.player(seat))
    let state = try late.snapshot("CLUE_LEVEL")
    #expect(state.text("clueText") == TestPack.alpha.clue(10))
    #expect(
      state.list("scoreboard").first { $0.text("playerId") == seat.rawValue }?.int("score") == 0)
    late.send("BRAKE_PULL")
    #expect(try late.expect("BRAKE_REJECTED").payload.text("reason") == "not_allowed")
    evening.host.send("HOST_FORCE_REVEAL")
    try late.expect("FOLLOWUP_QUESTION_PRESENT")
    late.send("FOLLOWUP_ANSWER_SUBMIT", ["answerText": "1871"])
    try late.snapshot("FOLLOWUP_QUESTION") {
      $0.flag("followupQuestion.answeredByMe") == true
    }
    evening.host.send("HOST_SKIP")
    let results = try late.expect("FOLLOWUP_RESULTS").payload.list("results")
    #expect(results.first { $0.text("playerId") == seat.rawValue }?.int("pointsAwarded") == 2)
  }

  @Test("EX26 who joins during a question plays from the next question on")
  func lateInQuestion() throws {
    let evening = try TestEvening.open(["Alva"])
    try evening.start()
    try evening.reveal()
    let seat = try evening.table.join("Sen")
    let late = try evening.connect(.player(seat))
    try late.snapshot("FOLLOWUP_QUESTION")
    let code = try late.refusal("FOLLOWUP_ANSWER_SUBMIT", ["answerText": "1871"])
    #expect(code == "VALIDATION_ERROR")
  }

  @Test(
    "EX27 names keep apostrophes, accents, emoji and right-to-left text",
    arguments: [
      "Zoë O'Connor", "Åsa-Märta Öström", "👩‍👩‍👧‍👦 Familjen", "مريم", "שירה", "Ngũgĩ", "李小龍",
      "D’Artagnan", "<b>Bo</b>", "\"; DROP TABLE players; --", "{\"a\":1}", "Bo & Co \\ 100 %",
    ])
  func names(name: String) throws {
    let evening = try TestEvening.open([name])
    for socket in evening.sockets {
      let state = try socket.state()
      let players = state.list("players").filter { $0.text("role") == "player" }
      #expect(players.compactMap { $0.text("name") } == [name])
    }
    try evening.start()
    try evening.brake(0)
    #expect(try evening.tv.state().text("brakeOwnerName") == name)
  }

  @Test("EX27 a name that is taken, also by a look-alike, gets a number")
  func takenNames() throws {
    let evening = try TestEvening.open([])
    for name in ["Alva", "ALVA", "Álva", "Аlva", "Al\u{200B}va", "alva!"] {
      _ = try evening.table.join(name)
    }
    let lobby = try #require(evening.tv.settled().last { $0.type == "LOBBY_UPDATED" })
    #expect(
      lobby.payload.texts("players", "name")
        == ["Alva", "ALVA 2", "Álva 3", "Аlva 4", "Al\u{200B}va 5", "alva! 6"])
  }
}
