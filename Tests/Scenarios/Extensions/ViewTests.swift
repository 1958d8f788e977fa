import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("EX14, EX29–EX31 what further settings do")
struct ViewTests {
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
}
