import Testing
import TriptoGame
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("EX14, EX29–EX34 what further settings do")
struct ViewTests {
  @Test("EX14 on EX connections a snapshot has siblings of state, with no more than state shows")
  func siblings() throws {
    let evening = try TestEvening.open(version: .v2)
    try evening.start()
    for socket in evening.sockets {
      socket.send("RESUME_SESSION")
      let payload = try socket.expect("STATE_SNAPSHOT").payload
      #expect(
        payload.keys == [
          "state", "round", "clue", "followup", "scoreboard", "timers", "uiHints",
        ])
    }
  }

  @Test("EX29 a host who plays sees what a player sees, and still has every control")
  func hostPlays() throws {
    let evening = try TestEvening.open(
      settings: ["hostPlays": .bool(true)], version: .v2)
    try evening.start()
    let state = try evening.host.state()
    #expect(state.at("destination.name") == .null)
    evening.host.send("HOST_NEXT_CLUE")
    #expect(try evening.host.expect("CLUE_PRESENT").payload.int("levelPoints") == 8)
    try evening.lock(0, "Hemligheten")
    evening.host.send("HOST_FORCE_REVEAL")
    let reveal = try evening.host.expect("DESTINATION_REVEAL")
    let question = try evening.host.expect("FOLLOWUP_QUESTION_PRESENT").payload
    #expect(question.at("correctAnswer") == nil)
    let before = evening.host.all.prefix { $0.raw != reveal.raw }
    for message in before where message.state.flag("destination.revealed") != true {
      for secret in TestPack.alpha.secrets {
        #expect(!message.raw.lowercased().contains(secret), "\(message.summary)")
      }
      #expect(!message.raw.contains("Hemligheten"), "\(message.summary)")
    }
    let code = try evening.host.refusal(
      "HOST_SETTINGS_SET", ["settings": ["hostPlays": .bool(false)]])
    #expect(code == "INVALID_PHASE")
  }

  @Test("EX30 PA26 extraTime multiplies the answering times that are announced")
  func extraTime() throws {
    let evening = try TestEvening.open(settings: ["extraTime": .double(1.5)])
    evening.host.send("HOST_START_GAME")
    let clue = try evening.tv.expect("CLUE_PRESENT").payload
    #expect(clue.int("timerDurationMs") == 45_000)
    evening[0].socket.send("BRAKE_PULL")
    #expect(try evening.tv.expect("BRAKE_ACCEPTED").payload.int("answerTimeoutMs") == 45_000)
    evening.host.send("HOST_FORCE_REVEAL")
    let question = try evening.tv.expect("FOLLOWUP_QUESTION_PRESENT").payload
    #expect(question.int("timerDurationMs") == 7_500)
  }

  @Test("EX31 a destination counts as played from its reveal on, and only for a named household")
  func household() throws {
    for household in ["soffan", nil] {
      let evening = try TestEvening.open(household: household)
      try evening.start()
      #expect(evening.table.played.isEmpty)
      try evening.reveal()
      #expect(
        evening.table.played == (household.map { [TestPack.alpha.id, $0] }.map { [$0] } ?? []))
    }
  }

  @Test("EX33 who connects or resumes in a running game hears its settings, and v1 does not")
  func settingsLate() throws {
    let evening = try TestEvening.open(
      ["Alva"], settings: ["language": "en"], version: .v2)
    try evening.start()
    let late = try evening.connect(.tv, .v2)
    try late.snapshot("CLUE_LEVEL")
    #expect(try late.next().payload.text("settings.language") == "en")
    late.send("RESUME_SESSION")
    #expect(try late.next().type == "STATE_SNAPSHOT")
    #expect(try late.next().type == "LOBBY_UPDATED")
    let old = try evening.connect(.tv, .v1)
    try old.snapshot("CLUE_LEVEL")
    #expect(!(old.settled().contains { $0.type == "LOBBY_UPDATED" }))
  }

  @Test("EX34 a host of the extensions sees whether a TV is there, and nobody else does")
  func tvConnected() throws {
    let evening = try TestEvening.open(["Alva"], version: .v2)
    #expect(try evening.host.state().flag("tvConnected") == true)
    try evening.start()
    #expect(try evening.tv.state().at("tvConnected") == nil)
    #expect(try evening[0].socket.state().at("tvConnected") == nil)
    evening.tv.close()
    try evening.host.snapshot("CLUE_LEVEL") { $0.flag("tvConnected") == false }
    _ = try evening.connect(.tv, .v2)
    try evening.host.snapshot("CLUE_LEVEL") { $0.flag("tvConnected") == true }
    let old = try TestEvening.open(["Alva"])
    #expect(try old.host.state().at("tvConnected") == nil)
  }
}
