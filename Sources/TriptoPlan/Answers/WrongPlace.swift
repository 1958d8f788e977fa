package import TriptoKernel

/// A place that somebody named where another one was meant (EVE91).
package struct WrongPlace: Sendable {
  /// In lower case.
  package let name: String
  package let at: Position?
  package let seat: PlayerID
  /// How far off it was.
  package let offKm: Double?

  package func isSame(as other: WrongPlace) -> Bool {
    name == other.name || (at != nil && at == other.at)
  }

  /// It is this place after all, by a name of it or by where it lies.
  package func isPlace(_ place: Destination) -> Bool {
    let names = [place.name.open(.revealed)] + place.aliases.open(.revealed)
    return names.contains { $0.lowercased() == name } || lies(within: 5, of: place)
  }

  package func lies(within km: Double, of place: Destination) -> Bool {
    guard let at, let there = place.position.open(.revealed) else { return false }
    return at.isWithin(km, of: there)
  }
}

extension LockedAnswer {
  /// The other place that a wrong answer names.
  package var wrongPlace: WrongPlace? {
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
