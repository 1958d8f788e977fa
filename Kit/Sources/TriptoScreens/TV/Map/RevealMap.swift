import TriptoDesign
import TriptoKernel
public import TriptoWire

/// The flight to the place and the guesses around it (EVE61–EVE67).
public struct RevealMap: Equatable, Sendable {
  /// One place that was guessed, with everybody who guessed it (EVE65).
  public struct Pin: Equatable, Sendable {
    public let name: String
    public let position: PositionView
    public let people: [TVPerson]
    /// *391 km fel*.
    public let off: String
  }

  public let place: PositionView
  /// nil before it is told.
  public let name: String?
  public let from: PositionView?
  /// nil without a place that it begins at.
  public let flight: Flight?
  public let radiusKm: Double?
  public let labels: [MapLabel]
  public let pins: [Pin]
  /// Those who hop onto the place.
  public let arrived: [TVPerson]

  init?(_ view: TVView, name: String?, _ lines: [VerdictLine]) {
    guard let destination = view.state.destination, let position = destination.position else {
      return nil
    }
    (place, self.name, radiusKm) = (position, name, destination.place?.radiusKm)
    from = destination.place.map { PositionView(lat: $0.from.lat, lon: $0.from.lon) }
    flight = from.map { Flight(from: $0, to: position) }
    labels = destination.place?.labels ?? []
    arrived = lines.filter(\.isCorrect).map { view.person($0.id, $0.name) }
    pins = Self.pins(lines, view)
  }

  /// In the order in which they land.
  private static func pins(_ lines: [VerdictLine], _ view: TVView) -> [Pin] {
    var order: [GuessView] = []
    for guess in lines.filter({ !$0.isCorrect }).compactMap(\.guess)
    where !order.contains(where: { $0.lat == guess.lat && $0.lon == guess.lon }) {
      order.append(guess)
    }
    return order.map { place in
      let people = lines.filter {
        !$0.isCorrect && $0.guess?.lat == place.lat && $0.guess?.lon == place.lon
      }
      return Pin(
        name: place.name, position: PositionView(lat: place.lat, lon: place.lon),
        people: people.map { view.person($0.id, $0.name) },
        off: view.messages.kilometresOff(place.distanceKm))
    }
  }
}
