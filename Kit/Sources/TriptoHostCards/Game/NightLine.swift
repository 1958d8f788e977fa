import TriptoDesign
import TriptoScreens
import TriptoWire

/// Who leads the night, in one line (EVE83, EVE26).
enum NightLine {
  /// - Returns: nil before there is a journey that counts.
  static func text(_ night: NightView?, _ host: HostMessages) -> String? {
    switch NightLead(night) {
    case .even: host.nightEven
    case .one(let name, let wins, let next): host.nightLeads(name: name, a: wins, b: next)
    case .two(let name, let other, let wins): host.nightTwo(name: name, other: other, a: wins)
    case nil: nil
    }
  }
}
