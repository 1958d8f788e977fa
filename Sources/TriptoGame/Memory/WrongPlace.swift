import TriptoKernel

/// A place that somebody named where another one was meant (EVE91).
struct WrongPlace: Sendable {
  /// In lower case.
  let name: String
  let at: Position?
  let seat: PlayerID
  /// How far off it was.
  let offKm: Double?

  func isSame(as other: WrongPlace) -> Bool {
    name == other.name || (at != nil && at == other.at)
  }

  /// It is this place after all, by a name of it or by where it lies.
  func isPlace(_ place: Destination) -> Bool {
    let names = [place.name.open(.revealed)] + place.aliases.open(.revealed)
    return names.contains { $0.lowercased() == name } || lies(within: 5, of: place)
  }

  func lies(within km: Double, of place: Destination) -> Bool {
    guard let at, let there = place.position.open(.revealed) else { return false }
    return at.isWithin(km, of: there)
  }
}

extension LockedAnswer {
  /// The other place that a wrong answer names.
  var wrongPlace: WrongPlace? {
    let verdict = verdict.open(.judging)
    guard !isCorrect, verdict.reason == Self.otherPlace, let name = verdict.other else {
      return nil
    }
    return WrongPlace(
      name: name.lowercased(), at: verdict.otherAt, seat: seat, offKm: verdict.otherKm)
  }

  /// The judge's word for it (AN8).
  private static let otherPlace = "other_place"
}

extension Position {
  private static let kmPerDegree = 111.2
  private static let radiansPerDegree = Double.pi / 180

  /// For a neighbourhood, in which the Earth is flat enough (EVE91).
  func isWithin(_ km: Double, of other: Position) -> Bool {
    let turn = abs(longitude - other.longitude)
    let north = (latitude - other.latitude) * Self.kmPerDegree
    let middle = (latitude + other.latitude) / 2
    let east = min(turn, 360 - turn) * Self.kmPerDegree * Self.cosine(degrees: middle)
    return north * north + east * east <= km * km
  }

  /// By the first terms of its series; off by less than 0.001 between the poles.
  private static func cosine(degrees: Double) -> Double {
    let square = degrees * degrees * radiansPerDegree * radiansPerDegree
    return 1 - square / 2 + square * square / 24 - square * square * square / 720
  }
}
