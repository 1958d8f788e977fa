import Synchronization
import Testing

@testable import TriptoRooms

@Suite("The server's clock")
struct ServerClockTests {
  @Test("ID19 the wall is read once; then the clock goes with what has elapsed, asleep or not")
  func elapsed() {
    let elapsed = Mutex(Duration.zero)
    let clock = ServerClock(wallAtStartMs: 1_767_225_600_000.25) { elapsed.withLock { $0 } }
    #expect(clock.nowMs() == 1_767_225_600_000)
    elapsed.withLock { $0 = .seconds(3 * 3_600) + .microseconds(500) }
    #expect(clock.nowMs() == 1_767_225_600_000 + 3 * 3_600_000)
    #expect(abs(clock.preciseMs() - 1_767_236_400_000.75) < 0.01)
  }
}
