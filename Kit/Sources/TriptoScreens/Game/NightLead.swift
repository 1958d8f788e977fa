package import TriptoWire

/// Who leads the night by journeys won (EVE83).
package enum NightLead: Equatable {
  case even
  case one(String, wins: Int, next: Int)
  case two(String, String, wins: Int)

  /// - Returns: nil before there is a journey that counts.
  package init?(_ night: NightView?) {
    guard let night, night.journeys > 0, let most = night.standings.map(\.wins).max() else {
      return nil
    }
    let first = night.standings.filter { $0.wins == most }
    let next = night.standings.filter { $0.wins < most }.map(\.wins).max() ?? 0
    guard most > 0, first.count <= 2, let one = first.first else {
      self = .even
      return
    }
    self =
      first.count == 1
      ? .one(one.name, wins: most, next: next) : .two(one.name, first[1].name, wins: most)
  }
}
