import Foundation
import Synchronization
import Testing
import TriptoRooms
import TriptoTable
import TriptoTestEvening
import TriptoWire

@Suite("Clocks that sleep, and clocks that are wrong at the start")
struct WrongClockTests {
  /// A clock that a test can wind on.
  private final class Wound: Sendable {
    private let added = Mutex(Duration.zero)

    func skip(_ time: Duration) { added.withLock { $0 += time } }

    var clock: ServerClock {
      let start = ContinuousClock.now
      return ServerClock(wallAtStartMs: Date().timeIntervalSince1970 * 1_000) {
        .now - start + self.added.withLock { $0 }
      }
    }
  }

  private func clock(behindBy seconds: Double) -> ServerClock {
    let start = ContinuousClock.now
    return ServerClock(
      wallAtStartMs: (Date().timeIntervalSince1970 - seconds) * 1_000
    ) { .now - start }
  }

  @Test("ID19 ST40 the computer sleeps in a clue: awake, the clock is right and the clue over")
  func sleep() async throws {
    let wound = Wound()
    let server = try await ServerUnderTest.boot(clock: wound.clock)
    let table = try await Table.open(on: server)
    try await table.start()
    let before = try #require(try await table.tv.state().int("clueTimerEnd"))
    wound.skip(.seconds(3 * 3_600))
    for socket in table.sockets {
      let next = try await socket.expect("CLUE_PRESENT")
      #expect(next.payload.int("levelPoints") == 8)
      #expect(try #require(next.payload.int("timerEnd")) > before + 3 * 3_600_000 - 30_000)
    }
    #expect(try await table[0].socket.state().text("phase") == "CLUE_LEVEL", "sockets live on")
    try await server.stop()
  }

  @Test("ST40 killed in a clue, started with the clock 10 minutes or a day behind: it ends in time")
  func behind() async throws {
    for seconds in [600.0, 90_000] {
      let data = try ServerUnderTest.prepared()
      let pacing = ["TRIPTO_PACING": "0.1"]
      let first = try await SpawnedServer(on: data, pacing)
      let table = try await Table.open(on: first.server)
      try await table.start()
      try await first.kill()
      let second = try await ServerUnderTest.boot(
        pacing, on: data, clock: clock(behindBy: seconds))
      let host = try await table.session.moved(to: second).connect(table.session.hostToken)
      let snapshot = try await host.expect("STATE_SNAPSHOT")
      let endMs = try #require(snapshot.state.int("clueTimerEnd"))
      let leftMs = try endMs - #require(snapshot.json.int("serverTimeMs"))
      #expect((0...3_000).contains(leftMs), "\(seconds) s behind: \(leftMs) ms left")
      #expect(try await host.expect("CLUE_PRESENT").payload.int("levelPoints") == 8)
      try await second.stop()
    }
  }
}
