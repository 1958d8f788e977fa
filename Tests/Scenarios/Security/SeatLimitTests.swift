import Synchronization
import Testing
import TriptoTestEvening
import TriptoWire

@Suite("SE24 SE25 how many may sit down")
struct SeatLimitTests {
  /// A session with as many players as there may be; none of them has waited long enough to make room.
  private func full(_ prepare: (NewSession) async throws -> Void = { _ in }) async throws
    -> NewSession
  {
    while true {
      let session = try await NewSession.create()
      try await prepare(session)
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

  @Test("SE24 ST36 a full lobby has no place for who comes back, and says 1013: try again")
  func returning() async throws {
    let lost = Mutex("")
    let session = try await full { session in
      let host = try await session.connect(session.hostToken)
      let (id, token) = try await session.join("Alva")
      try await session.connect(token).close()
      try await host.snapshot("LOBBY") { !$0.texts("players", "playerId").contains(id) }
      lost.withLock { $0 = token }
    }
    let socket = try await session.dial(lost.withLock { $0 })
    #expect(try await socket.closed().code == 1013)
    #expect(try await session.lookUp().int("playerCount") == 100)
  }

  @Test("SE25 ST40 a seat that waits for its socket still waits after a restart")
  func ghost() async throws {
    let server = try await ServerUnderTest.boot()
    let session = try await NewSession.create(on: server)
    _ = try await session.join("Alva")
    #expect(try await session.lookUp().int("playerCount") == 1)
    try await server.stop()
    let again = try await ServerUnderTest.boot(on: server.data)
    #expect(try await session.moved(to: again).lookUp().int("playerCount") == 1)
    try await again.stop()
  }
}
