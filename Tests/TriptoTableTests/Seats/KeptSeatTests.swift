import Testing
import TriptoGame
import TriptoTable
import TriptoTestEvening
import TriptoWire

@Suite("RE16 RE17 RE73 RE74 EX23 whose seat the host's is")
struct KeptSeatTests {
  private func empty(_ household: String? = nil) throws -> TestTable {
    try TestTable.empty(household: household, services: TestServices(packs: TestPack.all))
  }

  @Test("RE73 RE11 the seat is kept for 30 s after the creation, and for 30 s only")
  func onTheWay() throws {
    let table = try empty("sofa")
    table.wait(29_999)
    #expect(table.table.lookup(at: table.now).hasHost)
    #expect(throws: Refusal.hostTaken) { try table.join("Tjuv", claim: HostClaim()) }
    table.wait(1)
    #expect(!table.table.lookup(at: table.now).hasHost)
    _ = try table.join("Värden", claim: HostClaim())
  }

  @Test("RE73 and after each loss of the host's socket")
  func lost() throws {
    let evening = try TestEvening.open(household: "sofa")
    evening.wait(60_000)
    evening.host.close()
    #expect(throws: Refusal.hostTaken) { try evening.table.join("Tjuv", claim: HostClaim()) }
    evening.wait(30_000)
    _ = try evening.table.join("Ny", claim: HostClaim())
    #expect(evening.table.connect(evening.host.viewer).closed?.code == 4001)
  }

  @Test("RE73 RE16 the host's own token and a handover code open it at once")
  func maker() throws {
    _ = try empty("sofa").join("Värden", claim: HostClaim(isMaker: true))
  }

  @Test("RE73 RE16 RE17 a game that a TV made has its host claimed by code at any moment, as in v1")
  func madeByTV() throws {
    let table = try empty()
    let tv = table.connect(.tv)
    #expect(!table.table.lookup(at: table.now).hasHost)
    let seat = try table.join("Värden", claim: HostClaim())
    let lobby = try #require(tv.settled().last { $0.type == "LOBBY_UPDATED" }).payload
    #expect(lobby.text("host.name") == "Värden" && lobby.list("players").isEmpty)
    #expect(table.table.lookup(at: table.now).hasHost)
    let host = table.connect(.host(seat))
    #expect(try host.expect("WELCOME").payload.text("role") == "HOST")
    #expect(try host.snapshot("LOBBY").texts("players", "role") == ["host"])
  }

  @Test(
    "RE17 RE14 a second claim, or one while the host is connected, is refused",
    arguments: [true, false])
  func second(isConnected: Bool) throws {
    let table = try empty()
    if isConnected, let host = table.state.host { _ = table.connect(host.viewer) }
    if !isConnected { _ = try table.join("Ett", claim: HostClaim()) }
    let before = table.state
    #expect(throws: Refusal.hostTaken) { try table.join("Två", claim: HostClaim()) }
    #expect(table.state == before)
  }

  @Test("RE17 EX26 after the start no claim by code is let in")
  func inGame() throws {
    let evening = try TestEvening.at(.clue)
    evening.host.close()
    #expect(throws: Refusal.invalidPhase) { try evening.table.join("Sen", claim: HostClaim()) }
  }

  @Test(
    "RE74 EX23 where proof is needed, a code of the host's or its token is one",
    arguments: [0, 1, 2])
  func strict(proof: Int) throws {
    let evening = try TestEvening.open(isStrict: true)
    evening.host.send("HOST_HANDOVER")
    let code = try evening.host.expect("HANDOVER_CODE").payload.text("code")
    if proof == 1 { evening.host.close() }
    let claim = HostClaim(
      handoverCode: proof == 0 ? code : "WRONG1", isMaker: proof == 1, needsProof: true)
    if proof == 2 {
      #expect(throws: Refusal.hostTaken) { try evening.table.join("Ny", claim: claim) }
    } else {
      _ = try evening.table.join("Ny", claim: claim)
      #expect(evening.host.closed?.code == (proof == 0 ? 4010 : nil))
    }
  }

  @Test(
    "EX23 a code is good for two minutes, once, and only the newest one", arguments: Scene.allCases)
  func handover(scene: Scene) throws {
    let evening = try TestEvening.at(scene)
    func code() throws -> String? {
      evening.host.send("HOST_HANDOVER")
      return try evening.host.expect("HANDOVER_CODE").payload.text("code")
    }
    let first = try code()
    let second = try code()
    #expect(throws: Refusal.hostTaken) {
      try evening.table.join("Ny", claim: HostClaim(handoverCode: first))
    }
    let seat = try evening.table.join("Ny", claim: HostClaim(handoverCode: second))
    #expect(evening.host.closed?.code == 4010)
    let host = try evening.connect(.host(seat))
    #expect(try host.state().text("phase") == evening.tv.state().text("phase"))
    #expect(throws: Refusal.hostTaken) {
      try evening.table.join("X", claim: HostClaim(handoverCode: second))
    }
  }

  @Test("EX23 a code that is two minutes old opens nothing")
  func late() throws {
    let evening = try TestEvening.at(.lobby)
    evening.host.send("HOST_HANDOVER")
    let code = try evening.host.expect("HANDOVER_CODE").payload.text("code")
    evening.wait(120_001)
    #expect(throws: Refusal.hostTaken) {
      try evening.table.join("Ny", claim: HostClaim(handoverCode: code))
    }
  }
}
