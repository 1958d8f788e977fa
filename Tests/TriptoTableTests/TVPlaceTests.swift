import Testing

@testable import TriptoTable

@Suite struct TVPlaceTests {
  @Test("EX37 WS25 another screen takes the place, the same one comes back to it")
  func place() {
    var place = TVPlace()
    place.take(.device("a"), atMs: 1)
    place.take(.device("a"), atMs: 2)
    #expect(place.replacedAtMs == nil)
    place.take(.address("a"), atMs: 3)
    #expect(place.replacedAtMs == 3)
    place.take(.address("a"), atMs: 4)
    #expect(place.replacedAtMs == 3)
  }

  @Test("RE73 the seat is kept for half a minute, and only while nobody sits in it")
  func kept() {
    #expect(VacantSeat.isKept(sinceMs: 1_000, nowMs: 30_999))
    #expect(!VacantSeat.isKept(sinceMs: 1_000, nowMs: 31_000))
    #expect(!VacantSeat.isKept(sinceMs: nil, nowMs: 1_000))
  }
}
