package import TriptoDesign

extension Messages {
  /// Whole kilometres, from 100 on to the nearest 5, from 2 000 on to the nearest 50, *under 10 km* below ten (EVE66).
  package func kilometres(_ km: Double) -> String {
    km.roundedKilometres.map { common.km(d: $0) } ?? common.kmUnder10
  }

  /// *115 km fel*, *under 10 km fel* (EVE66).
  package func kilometresOff(_ km: Double) -> String {
    km.roundedKilometres.map { common.kmOff(d: $0) } ?? common.under10
  }
}

extension Double {
  /// - Returns: nil below ten, and of what fits into no counter.
  fileprivate var roundedKilometres: Int? {
    guard self >= 10, let whole = Int(exactly: rounded()) else { return nil }
    let step = whole < 100 ? 1.0 : whole < 2000 ? 5 : 50
    return Int((self / step).rounded() * step)
  }
}
