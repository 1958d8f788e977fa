import Testing

@testable import TriptoRooms

@Suite("CL6 turns of a node that stops")
struct PaceTests {
  @Test("CL6 turns come 20 ms apart, closer where all of them would need more than the time")
  func apart() {
    let few = Pace(of: 3, over: .seconds(5))
    #expect((0..<3).map(few.delay) == [.zero, .milliseconds(20), .milliseconds(40)])
    let many = Pace(of: 1_000, over: .seconds(5))
    #expect(many.delay(1) == .milliseconds(5) && many.delay(999) < .seconds(5))
  }

  @Test("EX15 a server of its own lets all games go at once: there is nowhere else to come back to")
  func atOnce() {
    let all = Pace(of: 1_000, over: .zero)
    #expect(all.delay(999) == .zero)
  }
}
