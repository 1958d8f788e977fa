import Testing

@testable import TriptoTable

@Suite("Pings and silence")
struct HeartbeatTests {
  @Test("WS19 pings at once, after 1 s and 2 s, then every 25 s, or 5 s in clues")
  func cadence() {
    func pings(until endMs: Int, inClues: Bool) -> [Int] {
      var heartbeat = Heartbeat(nowMs: 0)
      return stride(from: 0, through: endMs, by: 1_000).filter { nowMs in
        guard heartbeat.isPingDue(nowMs, inCluePhase: inClues) else { return false }
        heartbeat.pinged(nowMs)
        return true
      }
    }
    #expect(pings(until: 60_000, inClues: false) == [0, 1_000, 2_000, 27_000, 52_000])
    #expect(pings(until: 13_000, inClues: true) == [0, 1_000, 2_000, 7_000, 12_000])
  }

  @Test("WS19 a socket is dead when two pings 25 s apart stay unanswered, and any word keeps it")
  func silence() {
    var heartbeat = Heartbeat(nowMs: 0)
    #expect(!heartbeat.isDead(74_000))
    #expect(heartbeat.isDead(74_001))
    heartbeat.heard(70_000)
    #expect(!heartbeat.isDead(140_000))
  }
}
