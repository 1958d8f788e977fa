import Testing

@testable import TriptoClient

@Suite struct CountdownTests {
  @Test("UI-A8 the time left is never negative and never jumps up")
  func falls() {
    var countdown = Countdown(endMs: 10_000)
    #expect(countdown.left(at: 4000) == 6000)
    #expect(countdown.left(at: 3000) == 6000)
    #expect(countdown.left(at: 12_000) == 0)
    #expect(countdown.left(at: 0) == 0)
  }

  @Test("UI-A8 timers tick when a whole step is left")
  func ticks() {
    var countdown = Countdown(endMs: 10_000)
    #expect(countdown.tick(at: 7300, stepMs: 1000) == (3000, 700))
    #expect(countdown.tick(at: 8000, stepMs: 1000) == (2000, 1000))
    #expect(countdown.tick(at: 10_500, stepMs: 1000) == (0, 1000))
  }

  @Test("UI-A8 what is being read has its full duration until the last of it has begun")
  func most() {
    var countdown = Countdown(endMs: 10_000, mostMs: 4000)
    #expect(countdown.left(at: 0) == 4000)
    #expect(countdown.tick(at: 1500, stepMs: 1000) == (4000, 4500 + 1000))
    #expect(countdown.left(at: 7000) == 3000)
  }

  @Test("UI-A8 the seconds that timers show are 0 only when the time is up")
  func seconds() {
    #expect(Countdown.seconds(1) == 1)
    #expect(Countdown.seconds(0) == 0)
    #expect(Countdown.seconds(-5) == 0)
    #expect(Countdown.seconds(.infinity) == 1_000_000_000)
  }
}
