import Testing

@testable import TriptoTable

/// A phone whose clock shows server time − `offsetMs`, and stands still while it sleeps.
private struct Phone {
  var offsetMs: Double
  var trips = RoundTrips()

  /// Answers a ping that takes so long there and back, after `keptMs`; the stamp is taken when it leaves.
  mutating func answer(at sentMs: Double, _ downMs: Double, _ upMs: Double, keptMs: Double = 0) {
    let stampedMs = sentMs + downMs + keptMs
    trips.add(
      RoundTrips.Sample(
        sentMs: sentMs, receivedMs: stampedMs + upMs, clientMonoMs: stampedMs - offsetMs))
  }

  func errorMs(at nowMs: Double, rttMs: Double? = nil) -> Double? {
    trips.offsetMs(at: nowMs, rttMs: rttMs).map { $0 - offsetMs }
  }
}

@Suite("The round trips of a socket")
struct RoundTripsTests {
  @Test("BR23 the offset is taken from the fastest way there and the fastest way back")
  func fastestWays() throws {
    var phone = Phone(offsetMs: 5_000)
    #expect(phone.errorMs(at: 0) == nil)
    phone.answer(at: 0, 10, 60)
    #expect(try #require(phone.errorMs(at: 0)) == 25)
    phone.answer(at: 100, 80, 10)
    #expect(abs(try #require(phone.errorMs(at: 200))) < 0.1, "neither answer is good alone")
    #expect(phone.trips.lowestMs == 70)
  }

  @Test("BR2 twelve are kept, older ones count for less")
  func aging() throws {
    var phone = Phone(offsetMs: 0)
    phone.answer(at: 0, 5, 5)
    #expect(abs(try #require(phone.errorMs(at: 60_000))) < 0.1)
    for number in 1...12 { phone.answer(at: Double(number) * 5_000, 25, 35) }
    #expect(phone.trips.samples.count == 12 && phone.trips.lowestMs == 60)
    #expect(abs(try #require(phone.errorMs(at: 61_000)) - 5) < 0.5)
    phone.answer(at: 61_000, 5, 5)
    phone.offsetMs += 3
    phone.answer(at: 121_000, 5, 5)
    #expect(abs(try #require(phone.errorMs(at: 121_010))) < 2, "3 ms in a minute are 50 ppm")
  }

  @Test("BR24 the phone sleeps 20 s, its clock stands still: older samples are dropped")
  func sleeper() throws {
    var phone = Phone(offsetMs: 1_000)
    for number in 0..<12 { phone.answer(at: Double(number) * 5_000, 6, 9) }
    phone.offsetMs += 20_000
    phone.answer(at: 81_000, 6, 9)
    #expect(phone.trips.samples.count == 1)
    #expect(abs(try #require(phone.errorMs(at: 81_100, rttMs: 15))) < 2)
  }

  @Test("BR24 pings that waited for the phone to wake are no measure of the way")
  func wokenByPings() throws {
    var phone = Phone(offsetMs: 1_000)
    for number in 0..<12 { phone.answer(at: Double(number) * 5_000, 6, 9) }
    phone.offsetMs += 20_000
    for sentMs in [65_000.0, 70_000, 75_000] {
      phone.answer(at: sentMs, 6, 9, keptMs: 80_000 - sentMs)
    }
    #expect(abs(try #require(phone.errorMs(at: 80_100, rttMs: 15))) < 3)
  }

  @Test("BR24 drift and jitter are no sleep")
  func drifting() {
    var phone = Phone(offsetMs: 0)
    for number in 0..<12 {
      phone.answer(at: Double(number) * 25_000, number.isMultiple(of: 2) ? 100 : 180, 140)
      phone.offsetMs += 1.25
    }
    #expect(phone.trips.samples.count == 12)
  }

  @Test("BR23 answers kept for 150 ms move nothing on a line that the kernel has measured")
  func keptAnswers() throws {
    var phone = Phone(offsetMs: 700)
    for number in 0..<12 { phone.answer(at: Double(number) * 5_000, 6, 6, keptMs: 150) }
    #expect(abs(try #require(phone.errorMs(at: 60_000, rttMs: 12))) < 0.5)
    #expect(try #require(phone.errorMs(at: 60_000)) < -70, "without it they would")
  }
}
