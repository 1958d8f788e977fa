import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("EX26, EX27, EX32 late seats, names, the log")
struct SeatTests {
  @Test("EX26 a join after LOBBY shows its phase at once, starts with 0 and plays from the next")
  func lateJoin() async throws {
    let table = try await Table.open(["Alva"])
    try await table.start()
    let (id, token) = try await table.session.join("Sen")
    let late = try await table.session.connect(token)
    let state = try await late.snapshot("CLUE_LEVEL")
    #expect(state.text("clueText") == TestPack.alpha.clue(10))
    #expect(state.list("scoreboard").first { $0.text("playerId") == id }?.int("score") == 0)
    late.send("BRAKE_PULL")
    #expect(try await late.expect("BRAKE_REJECTED").payload.text("reason") == "not_allowed")
    table.host.send("HOST_FORCE_REVEAL")
    try await late.expect("FOLLOWUP_QUESTION_PRESENT")
    late.send("FOLLOWUP_ANSWER_SUBMIT", ["answerText": "1871"])
    try await late.snapshot("FOLLOWUP_QUESTION") {
      $0.flag("followupQuestion.answeredByMe") == true
    }
    table.host.send("HOST_SKIP")
    let results = try await late.expect("FOLLOWUP_RESULTS").payload.list("results")
    #expect(results.first { $0.text("playerId") == id }?.int("pointsAwarded") == 2)
  }

  @Test(
    "EX27 names keep apostrophes, accents, emoji and right-to-left text",
    arguments: [
      "Zoë O'Connor", "Åsa-Märta Öström", "👩‍👩‍👧‍👦 Familjen", "مريم", "שירה", "Ngũgĩ", "李小龍",
      "D’Artagnan", "<b>Bo</b>", "\"; DROP TABLE players; --", "{\"a\":1}", "Bo & Co \\ 100 %",
    ])
  func names(name: String) async throws {
    let table = try await Table.open([name])
    for socket in table.sockets {
      let state = try await socket.state()
      let players = state.list("players").filter { $0.text("role") == "player" }
      #expect(players.compactMap { $0.text("name") } == [name])
    }
    try await table.start()
    try await table.brake(0)
    #expect(try await table.tv.state().text("brakeOwnerName") == name)
  }

  @Test("SE9 EX27 control characters are taken out of a name")
  func controlCharacters() async throws {
    let table = try await Table.open([])
    _ = try await table.session.join("Al\u{0000}v\u{0007}a\n")
    let lobby = try await table.tv.expect("LOBBY_UPDATED").payload
    #expect(lobby.texts("players", "name") == ["Alva"])
  }
}
