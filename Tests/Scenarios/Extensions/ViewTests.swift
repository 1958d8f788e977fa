import Testing
import TriptoTestEvening
import TriptoWire

@Suite("EX14, EX29–EX31 what further settings do")
struct ViewTests {
  @Test("EX14 on EX connections a snapshot has siblings of state, with no more than state shows")
  func siblings() async throws {
    let table = try await Table.open(version: .v2)
    try await table.start()
    for socket in table.sockets {
      socket.send("RESUME_SESSION")
      let payload = try await socket.expect("STATE_SNAPSHOT").payload
      #expect(
        payload.keys == [
          "state", "round", "clue", "followup", "scoreboard", "timers", "uiHints",
        ])
    }
  }

  @Test("EX29 a host who plays sees what a player sees, and still has every control")
  func hostPlays() async throws {
    let table = try await Table.open(
      settings: ["hostPlays": .bool(true)], version: .v2)
    try await table.start()
    let state = try await table.host.state()
    #expect(state.at("destination.name") == .null)
    table.host.send("HOST_NEXT_CLUE")
    #expect(try await table.host.expect("CLUE_PRESENT").payload.int("levelPoints") == 8)
    try await table.lock(0, "Hemligheten")
    table.host.send("HOST_FORCE_REVEAL")
    let reveal = try await table.host.expect("DESTINATION_REVEAL")
    let question = try await table.host.expect("FOLLOWUP_QUESTION_PRESENT").payload
    #expect(question.at("correctAnswer") == nil)
    let before = table.host.inbox.all.prefix { $0.raw != reveal.raw }
    for message in before where message.state.flag("destination.revealed") != true {
      for secret in TestPack.alpha.secrets {
        #expect(!message.raw.lowercased().contains(secret), "\(message.summary)")
      }
      #expect(!message.raw.contains("Hemligheten"), "\(message.summary)")
    }
    let code = try await table.host.refusal(
      "HOST_SETTINGS_SET", ["settings": ["hostPlays": .bool(false)]])
    #expect(code == "INVALID_PHASE")
  }

  @Test("EX30 PA26 extraTime multiplies the answering times that are announced")
  func extraTime() async throws {
    let table = try await Table.open(settings: ["extraTime": .double(1.5)])
    table.host.send("HOST_START_GAME")
    let clue = try await table.tv.expect("CLUE_PRESENT").payload
    #expect(clue.int("timerDurationMs") == 45_000)
    table[0].socket.send("BRAKE_PULL")
    #expect(try await table.tv.expect("BRAKE_ACCEPTED").payload.int("answerTimeoutMs") == 45_000)
    table.host.send("HOST_FORCE_REVEAL")
    let question = try await table.tv.expect("FOLLOWUP_QUESTION_PRESENT").payload
    #expect(question.int("timerDurationMs") == 7_500)
  }

  @Test("EX31 ST2 a household does not meet a destination again while there are others")
  func household() async throws {
    let packs = [TestPack.alpha, .beta].map(\.id)
    try await withServer(["TRIPTO_DEFAULT_PACKS": packs.joined(separator: ",")]) { server in
      var played: Set<String> = []
      for _ in packs {
        let session = try await NewSession.create(household: "soffan", on: server)
        let host = try await session.connect(session.hostToken)
        let (_, token) = try await session.join("Alva")
        _ = try await session.connect(token)
        host.send("HOST_START_GAME")
        try await host.expect("CLUE_PRESENT")
        played.insert(try #require(try await host.state().text("contentPackId")))
        host.send("HOST_FORCE_REVEAL")
        try await host.expect("FOLLOWUP_QUESTION_PRESENT")
      }
      #expect(played == Set(packs))
    }
  }

  @Test("EX31 RE32 a drawn plan leaves out what the household has played")
  func householdPlan() async throws {
    let packs = [TestPack.alpha, .beta].map(\.id)
    try await withServer(["TRIPTO_DEFAULT_PACKS": packs.joined(separator: ",")]) { server in
      let first = try await NewSession.create(household: "soffan", on: server)
      let host = try await first.connect(first.hostToken)
      let (_, token) = try await first.join("Alva")
      _ = try await first.connect(token)
      host.send("HOST_START_GAME")
      try await host.expect("CLUE_PRESENT")
      let played = try #require(try await host.state().text("contentPackId"))
      host.send("HOST_FORCE_REVEAL")
      try await host.expect("FOLLOWUP_QUESTION_PRESENT")
      let next = try await NewSession.create(household: "soffan", on: server)
      let plan = try await server.post(
        next.path + "/game-plan/generate-ai", ["numDestinations": 1])
      let drawn = try plan.json.texts("gamePlan.destinations", "contentPackId")
      #expect(drawn == packs.filter { $0 != played })
    }
  }

  @Test("EX33 who connects or resumes in a running game hears its settings, and v1 does not")
  func settingsLate() async throws {
    let table = try await Table.open(
      ["Alva"], settings: ["language": "en"], version: .v2)
    try await table.start()
    let late = try await table.session.connect(table.session.tvToken, .v2)
    try await late.snapshot("CLUE_LEVEL")
    #expect(try await late.next().payload.text("settings.language") == "en")
    late.send("RESUME_SESSION")
    #expect(try await late.next().type == "STATE_SNAPSHOT")
    #expect(try await late.next().type == "LOBBY_UPDATED")
    let old = try await table.session.connect(table.session.tvToken, .v1)
    try await old.snapshot("CLUE_LEVEL")
    #expect(!(try await old.settled().contains { $0.type == "LOBBY_UPDATED" }))
  }

  @Test("EX34 a host of the extensions sees whether a TV is there, and nobody else does")
  func tvConnected() async throws {
    let table = try await Table.open(["Alva"], version: .v2)
    #expect(try await table.host.state().flag("tvConnected") == true)
    try await table.start()
    #expect(try await table.tv.state().at("tvConnected") == nil)
    #expect(try await table[0].socket.state().at("tvConnected") == nil)
    try await table.tv.close()
    try await table.host.snapshot("CLUE_LEVEL") { $0.flag("tvConnected") == false }
    _ = try await table.session.connect(table.session.tvToken, .v2)
    try await table.host.snapshot("CLUE_LEVEL") { $0.flag("tvConnected") == true }
    let old = try await Table.open(["Alva"])
    #expect(try await old.host.state().at("tvConnected") == nil)
  }
}
