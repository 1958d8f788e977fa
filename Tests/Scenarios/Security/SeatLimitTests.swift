import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("SE24 a game takes at most 100 players")
struct SeatLimitTests {
  /// A session with as many players as there may be; none of them has waited long enough to make room.
  private func full() async throws -> NewSession {
    while true {
      let session = try await NewSession.create()
      let start = ContinuousClock.now
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 1...100 { group.addTask { _ = try await session.join("Gäst \(number)") } }
        try await group.waitForAll()
      }
      // NB: on a machine that is too busy for a hundred joins in 5 s, some have waited in vain.
      if ContinuousClock.now - start < .seconds(5) { return session }
    }
  }

  @Test("SE24 RE14 the 101st join gets 409, no seat, and words that say what to do")
  func refused() async throws {
    let session = try await full()
    let answer = try await session.tryJoin("Sen")
    try answer.expectError(409, "Session full")
    #expect(try answer.json.text("message")?.contains("100") == true)
    #expect(try await session.lookUp().int("playerCount") == 100)
    let host = try await session.tryJoin("Värd", ["role": "host"])
    #expect(host.status == 200, "the limit is the players'")
  }
}
