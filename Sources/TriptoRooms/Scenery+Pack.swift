import TriptoAnswers
import TriptoContent
import TriptoKernel
import TriptoPlan

extension Scenery {
  /// What a pack and the gazetteer know of a place (EVE58, EVE64, EVE70).
  init(_ pack: Pack, in language: Language, gazetteer: Gazetteer) {
    let place = pack.destination
    self.init(
      kind: place.kind ?? "city", scene: place.drawnScene, wonder: pack.wonder?[language],
      labels: place.coordinates.map { Self.labels(of: place, $0, language, gazetteer) } ?? [])
  }

  /// Its country, and the heaviest cities around it, far enough from it and from each other (EVE64).
  private static func labels(
    of place: Pack.Destination, _ here: Pack.Coordinates, _ language: Language,
    _ gazetteer: Gazetteer
  ) -> [Label] {
    let centre = Position(latitude: here.latitude, longitude: here.longitude)
    let country = gazetteer.places(named: place.country[language]).first { $0.kind == .country }
      .flatMap { Label($0, name: place.country[language], .country) }
    var labels = [country].compactMap(\.self).filter { $0.at.distanceKm(to: centre) > apartKm }
    let around = gazetteer.cities(
      around: (centre.latitude, centre.longitude), withinKm: radiusKm)
    for city in around {
      guard labels.count < most else { break }
      guard let label = Label(city, name: city.name, .city), isFree(label, centre, labels) else {
        continue
      }
      labels.append(label)
    }
    return labels
  }

  private static let most = 6
  private static let apartKm = 250.0
  /// Of the smallest map (EVE62).
  private static let radiusKm = 900.0

  private static func isFree(_ label: Label, _ centre: Position, _ others: [Label]) -> Bool {
    let farKm = label.at.distanceKm(to: centre)
    return farKm > apartKm && farKm < radiusKm
      && others.allSatisfy { $0.at.distanceKm(to: label.at) >= apartKm }
  }
}

extension Scenery.Label {
  /// Nil where the sources do not say where it is.
  fileprivate init?(_ place: GazetteerPlace, name: String, _ kind: Kind) {
    guard (place.latitude, place.longitude) != (0, 0) else { return nil }
    self.init(
      name: name, at: Position(latitude: place.latitude, longitude: place.longitude), kind: kind)
  }
}

extension Pack.Destination {
  /// What its postcard shows; where it does not say, what is usual for such a place (EVE70).
  var drawnScene: [String] {
    guard scene.isEmpty else { return scene }
    let ground: [String] =
      switch kind {
      case "city", nil: ["hills", "blocks"]
      case "town": ["hills", "village"]
      case "island": ["sea", "cliffs"]
      default: ["hills"]
      }
    let sea = themes.contains("sea") && !ground.contains("sea") ? ["sea"] : []
    let wood = themes.contains("nature") && kind != "city" ? [trees] : []
    return Array((sea + ground + wood).prefix(4))
  }

  private var trees: String {
    let at = coordinates.map { Position(latitude: $0.latitude, longitude: $0.longitude) }
    return switch Climate(at) {
    case .polar, .cold: "firs"
    case .mild: "broadleaf"
    case .warm, .tropic: "palms"
    }
  }
}
