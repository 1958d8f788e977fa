import TriptoDesign
import TriptoScreens
import TriptoWire

extension Messages {
  /// How the night stands, in one line (EVE83); nil before the first journey is over.
  func nightLine(_ night: NightView?) -> String? {
    switch NightLead(night) {
    case .even: tv.nightEven
    case .one(let name, let wins, let next): tv.nightLeads(name: name, a: wins, b: next)
    case .two(let name, let other, let wins): tv.nightTwo(name: name, other: other, a: wins)
    case nil: nil
    }
  }
}
