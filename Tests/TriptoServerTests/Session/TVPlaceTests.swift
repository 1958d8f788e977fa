import Testing

@testable import TriptoServer

@Suite struct TVPlaceTests {
  @Test(
    "EX37 WS25 a screen is known by its device, and by its address where it has no name",
    arguments: [
      ("a", "10.0.0.1", "a", "10.0.0.1", true), ("a", "10.0.0.1", "a", "10.0.0.2", true),
      ("a", "10.0.0.1", "b", "10.0.0.1", false), ("a", "10.0.0.1", nil, "10.0.0.1", false),
      (nil, "10.0.0.1", nil, "10.0.0.1", true), (nil, "10.0.0.1", nil, "10.0.0.2", false),
    ] as [(String?, String, String?, String, Bool)])
  func same(
    device: String?, address: String, otherDevice: String?, otherAddress: String, isSame: Bool
  ) {
    var place = TVPlace()
    place.take(Screen(device: device, address: address), atMs: 1)
    #expect(place.replacedAtMs == nil)
    place.take(Screen(device: otherDevice, address: otherAddress), atMs: 2)
    #expect(place.replacedAtMs == (isSame ? nil : 2))
  }

  @Test("RE73 the seat is kept for half a minute, and only while nobody sits in it")
  func kept() {
    #expect(VacantSeat.isKept(sinceMs: 1_000, nowMs: 30_999))
    #expect(!VacantSeat.isKept(sinceMs: 1_000, nowMs: 31_000))
    #expect(!VacantSeat.isKept(sinceMs: nil, nowMs: 1_000))
  }
}
