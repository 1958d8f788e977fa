import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("EVE evenings over real sockets")
struct EveningTests {
  private static let evening: JSONValue = ["evening": .bool(true)]

  @Test("EVE4 EVE15 EVE21 EVE54 an evening says its settings, its length and its journey")
  func lobby() async throws {
    let table = try await Table.open(["Alva"], settings: Self.evening, version: .v2)
    let state = try await table[0].socket.state()
    #expect(state.int("journey.number") == 1)
    #expect(state.int("journey.minutes") != nil)
    #expect(try await table.session.lookUp().int("journey") == 1)
  }

  @Test("EVE12 EVE29 EVE31 ST40 a draft outlives the server, and the train rolls when it is let go")
  func draft() async throws {
    try await restarted(settings: Self.evening, version: .v2) { table in
      try await table.start()
      try await table.brake(0)
      table[0].socket.send("DRAFT", ["text": "Zyxo"])
      try await table.tv.snapshot("PAUSED_FOR_BRAKE") { $0.flag("brake.typing") == true }
    } then: { table in
      #expect(try await table[0].socket.state().text("me.draft") == "Zyxo")
      #expect(try await table[1].socket.state().text("me.draft") == nil)
      table[0].socket.send("BRAKE_RELEASE")
      for socket in table.sockets {
        let released = try await socket.expect("BRAKE_RELEASED").payload
        #expect(released.text("reason") == "let_go")
        #expect(released.text("playerId") == table[0].id)
      }
      #expect(try await table.tv.state().int("clueLevelPoints") == 10)
    }
  }

  @Test("EVE23 EVE24 one more journey keeps code, seats and tokens")
  func rematch() async throws {
    let table = try await Table.open(settings: Self.evening, version: .v2)
    try await table.start()
    table.host.send("END_GAME")
    try await table.host.snapshot("ROUND_END") { _ in true }
    table.host.send("HOST_REMATCH")
    for socket in table.sockets {
      try await socket.snapshot("LOBBY") { $0.int("journey.number") == 2 }
    }
    let lookup = try await table.session.lookUp()
    #expect(lookup.text("sessionId") == table.session.id)
    #expect(lookup.int("playerCount") == 2)
    #expect(lookup.int("journey") == 2)
    try await table.session.plan([TestPack.alpha.id])
    try await table.start()
  }

  @Test("EVE2 EVE3 a session that is none knows no word of it")
  func ordinary() async throws {
    let table = try await Table.open(["Alva"], version: .v2)
    #expect(try await table.host.refusal("HOST_REMATCH") != nil)
    #expect(try await table[0].socket.state().at("journey") == nil)
    #expect(try await table.session.lookUp().at("journey") == nil)
  }
}
