import Testing

@testable import TriptoRooms
@testable import TriptoTable

@Suite struct ScreenTests {
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
    let (one, other) = (
      Screen(device: device, address: address),
      Screen(device: otherDevice, address: otherAddress)
    )
    #expect((one == other) == isSame)
  }
}
