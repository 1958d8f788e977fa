import Testing
import TriptoPlan
import TriptoRooms

@Suite("EVE66 how far a guess is off")
struct DistanceTests {
  @Test("EVE66 the haversine from Stockholm to Paris, across the date line, and nowhere")
  func haversine() {
    let stockholm = Position(latitude: 59.3293, longitude: 18.0686)
    let paris = Position(latitude: 48.8566, longitude: 2.3522)
    #expect(abs(stockholm.distanceKm(to: paris) - 1_544) < 2)
    #expect(stockholm.distanceKm(to: stockholm) == 0)
    let (west, east) = (
      Position(latitude: 0, longitude: 179), Position(latitude: 0, longitude: -179)
    )
    #expect(abs(west.distanceKm(to: east) - 222.4) < 0.1)
  }
}
