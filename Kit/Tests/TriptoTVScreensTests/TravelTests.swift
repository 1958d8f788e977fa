import Testing

@testable import TriptoTVScreens

@Suite struct TravelTests {
  @Test("UI-T10 UI-T11 the train slows and stops within about a second, and never jumps")
  func stops() {
    var travel = Travel()
    travel.go(1, at: 1000)
    #expect(abs(travel.way(at: 1010) - 10) < 0.5)
    let before = travel.way(at: 1010)
    travel.go(0, at: 1010)
    #expect(abs(travel.way(at: 1010) - before) < 1e-9)
    #expect(travel.speed(at: 1010.9) < 0.1 && travel.speed(at: 1012) < 0.01)
    #expect(travel.way(at: 1100) - before < 0.5)
  }

  @Test("a layer comes round after its tile")
  func offset() {
    var travel = Travel()
    travel.go(1, at: 0)
    let first = travel.offset(5, at: 50)
    #expect(abs(travel.offset(5, at: 55) - first) < 1)
    #expect((0..<Landscape.tileWidth).contains(first))
    let quarter = travel.offset(5, at: 51.25) - first
    #expect(
      abs(
        (quarter + Landscape.tileWidth).truncatingRemainder(dividingBy: Landscape.tileWidth) - 480)
        < 1)
  }
}
