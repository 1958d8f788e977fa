import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoWire
import TriptoWords

/// What map and postcard show of a place that has been named (EVE15, EVE58–EVE70).
extension StateProjection {
  func placeView(of place: Destination) -> PlaceView? {
    guard isExtended, state.isEvening else { return nil }
    let scenery = place.scenery.open(.revealed)
    let at = place.position.open(.revealed)
    return PlaceView(
      kind: scenery?.kind ?? "city", climate: Climate(at).rawValue, scene: scenery?.scene ?? [],
      wonder: scenery?.wonder ?? didYouKnow(place),
      labels: (scenery?.labels ?? []).map(MapLabel.init),
      radiusKm: at.map(radiusKm), from: origin)
  }

  /// The first question that is not played stands in for a line of wonder (EVE58).
  private func didYouKnow(_ place: Destination) -> String? {
    let played = state.settings.followupsPerDestination
    guard let spare = place.questions.dropFirst(played).first else { return nil }
    let text = "\(spare.text.open(.revealed)) \(spare.correctAnswer.open(.revealed))."
    return Words.of(state.settings.language).text(.didYouKnow, ["text": text])
  }

  /// Every pin has room around it, as far as a sheet reaches (EVE62).
  private func radiusKm(_ here: Position) -> Double {
    let (least, most) = (900.0, 8_000.0)
    let pins = (state.round?.answers ?? []).compactMap(state.distanceKm(of:))
    return min(max(1.25 * (pins.filter { $0 <= most }.max() ?? 0), least), most)
  }

  /// The last stop of tonight, or the home station of the language (EVE59).
  private var origin: PlaceOrigin {
    let last = state.nightStops.dropLast().last?.place
    guard let last, let at = last.position.open(.revealed) else {
      return .home(of: state.settings.language)
    }
    return PlaceOrigin(lat: at.latitude, lon: at.longitude, name: last.name.open(.revealed))
  }
}

extension PlaceOrigin {
  static func home(of language: Language) -> PlaceOrigin {
    switch language {
    case .en: PlaceOrigin(lat: 51.51, lon: -0.13, name: "London")
    case .nb: PlaceOrigin(lat: 59.91, lon: 10.75, name: "Oslo")
    default: PlaceOrigin(lat: 59.33, lon: 18.06, name: "Stockholm")
    }
  }
}

extension MapLabel {
  init(_ label: Scenery.Label) {
    self.init(
      name: label.name, lat: label.at.latitude, lon: label.at.longitude,
      kind: label.kind == .country ? .country : .city)
  }
}
