import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("ST40 a game goes on after a restart")
struct RestartTests {
  @Test("ST40 ID16 in LOBBY: code, plan and tokens stay, and players are back with their sockets")
  func lobby() async throws {
    try await restarted { _ in
    } then: { table in
      let lookup = try await table.session.lookUp()
      #expect(lookup.text("sessionId") == table.session.id)
      let names = try await table.host.state().texts("players", "name")
      #expect(Set(names) == ["Host", "Alva", "Bo"])
      try await table.start()
      let state = try await table.host.state()
      #expect(state.text("contentPackId") == TestPack.alpha.id)
    }
  }

  @Test("ST40 in a clue: same level, same end of the timer, same locked answers")
  func clue() async throws {
    var before = JSONValue.null
    try await restarted { table in
      try await table.start()
      try await table.lock(0, "Zyxopolis")
      try await table.tv.expect("CLUE_PRESENT")
      before = try await table.host.state()
    } then: { table in
      let after = try await table.host.state()
      for key in [
        "phase", "clueLevelPoints", "clueText", "clueTimerEnd", "timer", "lockedAnswers",
        "scoreboard", "destination", "roundIndex",
      ] {
        #expect(after.at(key) == before.at(key), "\(key)")
      }
      #expect(after.int("clueLevelPoints") == 8)
      table[0].socket.send("BRAKE_PULL")
      let rejected = try await table[0].socket.expect("BRAKE_REJECTED").payload
      #expect(["not_allowed", "rate_limited"].contains(rejected.text("reason")))
    }
  }
}
