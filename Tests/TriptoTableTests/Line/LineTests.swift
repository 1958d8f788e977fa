import Testing

@testable import TriptoTable

@Suite("The line of a phone")
struct LineTests {
  /// A line with clock pings of `rttMs`, answered half-way by a clock that is the server's.
  private func line(
    rttMs: Double = 12, pings: Int = 5, kernel: MeasuredLine? = nil
  ) -> Line {
    var line = Line()
    for number in 0..<pings {
      let sentMs = Double(number) * 5_000
      let id = line.openClockPing(sentMs)
      line.closeClockPing(id, clientMonoMs: sentMs + rttMs / 2, nowMs: sentMs + rttMs)
      line.ponged(rttMs: rttMs)
    }
    line.measured(kernel)
    return line
  }

  private let near = MeasuredLine(lowestMs: 11, jitterMs: 2)

  @Test("EX8 a pong without its ping, a second one, and one of a ping long ago change nothing")
  func strayPongs() {
    var line = Line()
    line.closeClockPing(7, clientMonoMs: 1, nowMs: 2)
    let first = line.openClockPing(0)
    for _ in 0..<12 { _ = line.openClockPing(0) }
    line.closeClockPing(first, clientMonoMs: 1, nowMs: 2)
    #expect(line.rttMs == nil && line.offsetMs(at: 0) == nil && line.reachMs == nil)
    let last = line.openClockPing(10)
    line.closeClockPing(last, clientMonoMs: .infinity, nowMs: 12)
    #expect(line.rttMs == nil)
  }

  @Test("BR2 the round trip is what the phone answers, but never more than the kernel has measured")
  func bound() {
    #expect(line(rttMs: 12).rttMs == 12)
    #expect(line(rttMs: 162, kernel: near).rttMs == 11)
    #expect(line(rttMs: 10, kernel: near).rttMs == 10)
    #expect(line(pings: 0, kernel: near).rttMs == 11)
    #expect(line(rttMs: 162, kernel: near).answeredMs == 162)
  }

  @Test("BR2 figures that the kernel no longer has leave the last ones standing")
  func lostFigures() {
    var line = line(kernel: near)
    line.measured(nil)
    #expect(line.allowanceMs != nil)
  }

  @Test(
    "BR4 PA21 the allowance follows the jitter, from 6 to 80 ms, on a short line at most RTT + 2",
    arguments: [(12, 0.1, 6), (12, 3, 12), (12, 30, 14), (220, 20, 63), (220, 60, 80)]
      as [(Double, Double, Double)])
  func allowance(lowestMs: Double, jitterMs: Double, allowanceMs: Double) {
    let kernel = MeasuredLine(lowestMs: lowestMs, jitterMs: jitterMs)
    let line = line(rttMs: lowestMs, kernel: kernel)
    #expect(line.allowanceMs == allowanceMs)
    #expect(line.reachMs == lowestMs / 2 + allowanceMs)
    #expect(self.line(rttMs: lowestMs).allowanceMs == nil, "nothing measured, nothing allowed")
  }

  @Test("BR24 a stamp more than a second old comes from a clock that stood still: it is none")
  func staleStamp() throws {
    let line = line(kernel: near)
    #expect(abs(try #require(line.offsetMs(for: 29_010, at: 30_000))) < 2)
    #expect(line.offsetMs(for: 18_000, at: 30_000) == nil)
  }

  @Test("EX11 answers that take three times as long as they did are marked")
  func jump() {
    var kept = line(rttMs: 12)
    #expect(!kept.hasRTTJump)
    for number in 12..<36 {
      let id = kept.openClockPing(Double(number))
      kept.closeClockPing(id, clientMonoMs: Double(number), nowMs: Double(number) + 160)
      kept.ponged(rttMs: 160)
    }
    #expect(kept.hasRTTJump)
    #expect(!line(rttMs: 160).hasRTTJump, "slow from the first is no jump")
    var short = line(rttMs: 2)
    for _ in 0..<12 { short.ponged(rttMs: 8) }
    #expect(!short.hasRTTJump)
  }
}
