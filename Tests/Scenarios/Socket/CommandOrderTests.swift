import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("EV6, EV8, EV22 a brake is its owner's to answer, and a pack the host's to select")
struct CommandOrderTests {
  @Test("EV6 another player than the brake's owner gets UNAUTHORIZED")
  func otherPlayersBrake() async throws {
    let table = try await Table.open()
    try await table.start()
    try await table.brake(0)
    let code = try await table[1].socket.refusal("BRAKE_ANSWER_SUBMIT", ["answerText": "X"])
    #expect(code == "UNAUTHORIZED")
    #expect(try await table.host.state().int("lockedAnswersCount") == 0)
  }

  @Test("EV22 EV8 PR18 a selected pack is told to the host and to nobody else")
  func selectPack() async throws {
    let table = try await Table.open(["Alva"], packs: [])
    let id = TestPack.beta.id
    table.host.send("HOST_SELECT_CONTENT_PACK", ["contentPackId": .string(id)])
    let selected = try await table.host.expect("CONTENT_PACK_SELECTED").payload
    #expect(selected.text("contentPackId") == id)
    #expect(selected.text("destinationName") == TestPack.beta.name.sv)
    #expect(try await table.tv.settled().isEmpty)
    #expect(try await table[0].socket.settled().isEmpty)
    #expect(try await table.host.state().text("contentPackId") == id)
    table.host.send("HOST_SELECT_CONTENT_PACK", ["contentPackId": .null])
    let none = try await table.host.expect("CONTENT_PACK_SELECTED").payload
    #expect(none.at("contentPackId") == .null)
  }

  @Test("EV8 SE9 an unknown pack gives INVALID_CONTENT_PACK, a wrong type VALIDATION_ERROR")
  func badPack() async throws {
    let table = try await Table.open(["Alva"])
    let before = try await table.host.state()
    for id in ["nowhere", "../../etc/passwd", "", "..", "/", "pack-qx7-alpha/../pack-qx7-beta"] {
      let code = try await table.host.refusal(
        "HOST_SELECT_CONTENT_PACK", ["contentPackId": .string(id)])
      #expect(code == "INVALID_CONTENT_PACK", "\(id)")
    }
    for value in [JSONValue.int(7), [], .bool(true)] {
      let code = try await table.host.refusal("HOST_SELECT_CONTENT_PACK", ["contentPackId": value])
      #expect(code == "VALIDATION_ERROR")
    }
    #expect(try await table.host.state() == before)
  }
}
