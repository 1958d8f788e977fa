import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTable
import TriptoTestEvening

@Suite("EVE55 EVE56 the rules ride at a table")
struct RulesRideTests {
  private func ride(_ version: TestEvening.Version = .v2) throws -> TestEvening {
    try TestEvening.at(.intro, settings: ["evening": .bool(true)], version: version)
  }

  @Test("EX49 every EX screen hears of the five steps before the first clue")
  func steps() throws {
    let evening = try ride()
    for socket in evening.sockets {
      try socket.expect("CLUE_PRESENT")
      let steps = socket.all.filter { $0.type == "RULES_STEP" }.map { $0.payload["step"] }
      #expect(steps == [1, 2, 3, 4, 5])
    }
    #expect(evening.state.tonight.rulesDone)
  }

  @Test("EX50 EVE56 a press is told to all as a test pull, and a repeated one gets its answer")
  func pull() throws {
    let evening = try ride()
    let phone = evening[0].socket
    try phone.expect("RULES_STEP") { $0.payload["step"] == 4 }
    phone.send("BRAKE_PULL", ["pressMonoMs": .double(5.5)], commandID: "try")
    for socket in evening.sockets {
      let told = try socket.expect("TEST_PULL").payload
      #expect(told["playerId"] == .string(evening[0].id))
      #expect(told["pulled"] == 1 && told["of"] == 2)
    }
    phone.settled()
    phone.send("BRAKE_PULL", ["pressMonoMs": .double(5.5)], commandID: "try")
    #expect(phone.settled().map(\.type).first == "TEST_PULL")
    #expect(evening.state.tonight.rules?.pulled == [evening[0].seat])
  }

  @Test("EVE6 EVE7 v1 screens get the ordinary intro, and a v1 press is invalid_phase")
  func oldClients() throws {
    let evening = try ride(.v1)
    evening.table.wait(13_000)
    evening[0].socket.send("BRAKE_PULL")
    let verdict = try evening[0].socket.expect("BRAKE_REJECTED").payload
    #expect(verdict["reason"] == "invalid_phase")
    for socket in evening.sockets {
      try socket.expect("CLUE_PRESENT")
      #expect(!socket.all.contains { ["RULES_STEP", "TEST_PULL"].contains($0.type) })
    }
  }

  @Test("EVE55 ST40 a restart in the ride goes on with the step that it was at")
  func restarted() throws {
    let before = try ride()
    try before.tv.expect("RULES_STEP") { $0.payload["step"] == 2 }
    _ = before.table.input { $0.seal(at: $1) }
    let evening = try before.restarted()
    #expect(evening.state.step == .rules(2))
    try evening.tv.expect("RULES_STEP") { $0.payload["step"] == 3 }
  }
}
