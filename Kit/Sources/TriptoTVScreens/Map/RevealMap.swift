import TriptoDesign
import TriptoKernel
import TriptoScreens
public import TriptoWire

/// The flight to the place and the guesses around it (EVE61–EVE67).
public struct RevealMap: Equatable, Sendable {
  /// One place that was guessed, with everybody who guessed it (EVE65).
  public struct Pin: Equatable, Sendable {
    public let name: String
    public let position: PositionView
    public let people: [TVPerson]
    /// *391 km*.
    public let off: String
    public let stands: NearSheet.Pin
  }

  public let place: PositionView
  /// nil before it is told.
  public let name: String?
  public let from: PositionView?
  /// nil without a place that it begins at.
  public let flight: Flight?
  /// The end of the flight's line on the near sheet.
  public let nearLine: [Flight.Dash]
  /// How much of the flight was over when this TV put up the map: ms.
  public let lateMs: Double
  public let near: NearSheet
  /// Of the place, the pins, cities and countries, where they have room.
  public let names: [MapName]
  public let pins: [Pin]
  /// Those who hop onto the place.
  public let arrived: [TVPerson]

  init?(_ view: TVView, name: String?, _ lines: [VerdictLine]) {
    guard let destination = view.state.destination, let position = destination.position else {
      return nil
    }
    (place, self.name) = (position, name)
    let sheet = NearSheet(position, radiusKm: destination.place?.radiusKm)
    near = sheet
    from = destination.place.map { PositionView(lat: $0.from.lat, lon: $0.from.lon) }
    flight = from.map { Flight(from: $0, to: position) }
    nearLine = flight?.dashes.isEmpty == false ? from.map { sheet.dashes(from: $0) } ?? [] : []
    let startMs = view.state.reveal.map { Double($0.startAtServerMs) }
    let seenMs = view.isCalm ? nil : view.memory.mapSeenMs
    lateMs = startMs.flatMap { start in seenMs.map { max(0, $0 - start) } } ?? FlightTime.stillMs
    arrived = lines.filter(\.isCorrect).map { view.person($0.id, $0.name) }
    pins = Self.pins(lines, near, view)
    names = Self.names(name, pins, destination.place?.labels ?? [], near, arrived.count)
  }

  /// In the order in which they land.
  private static func pins(_ lines: [VerdictLine], _ near: NearSheet, _ view: TVView) -> [Pin] {
    var order: [GuessView] = []
    for guess in lines.filter({ !$0.isCorrect }).compactMap(\.guess)
    where !order.contains(where: { $0.lat == guess.lat && $0.lon == guess.lon }) {
      order.append(guess)
    }
    return order.map { place in
      let people = lines.filter {
        !$0.isCorrect && $0.guess?.lat == place.lat && $0.guess?.lon == place.lon
      }
      let position = PositionView(lat: place.lat, lon: place.lon)
      return Pin(
        name: place.name, position: position,
        people: people.map { view.person($0.id, $0.name) },
        off: view.messages.kilometres(place.distanceKm),
        stands: near.pin(position, people: shown(people.count)))
    }
  }

  /// So many stand side by side; the rest are counted.
  private static func shown(_ people: Int) -> Int { min(people, 4) }

  private static func names(
    _ name: String?, _ pins: [Pin], _ labels: [MapLabel], _ near: NearSheet, _ arrived: Int
  ) -> [MapName] {
    guard let name else { return [] }
    let place = MapName(
      text: name, at: NearSheet.heart, kind: .place, people: shown(arrived))
    let guesses = pins.map {
      MapName(
        text: $0.name, at: $0.stands.head, kind: .pin, note: $0.off,
        people: shown($0.people.count))
    }
    let others = labels.compactMap { label -> MapName? in
      let at = near.point(PositionView(lat: label.lat, lon: label.lon))
      switch label.kind {
      case .city: return MapName(text: label.name, at: at, kind: .city)
      case .country: return MapName(text: label.name, at: at, kind: .country)
      case .unknown: return nil
      }
    }
    return MapNames.placed(place, pins: guesses, others: others)
  }
}
