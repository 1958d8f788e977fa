import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoWire

/// Who leads the night, in one line (EVE83, EVE26).
enum NightLine {
  /// - Returns: nil before there is a journey that counts.
  static func text(_ night: NightView?, _ host: HostMessages) -> String? {
    guard let night, night.journeys > 0, let most = night.standings.map(\.wins).max() else {
      return nil
    }
    let first = night.standings.filter { $0.wins == most }
    let next = night.standings.filter { $0.wins < most }.map(\.wins).max() ?? 0
    guard most > 0, first.count <= 2, let one = first.first else { return host.nightEven }
    return first.count == 1
      ? host.nightLeads(name: one.name, a: most, b: next)
      : host.nightTwo(name: one.name, other: first[1].name, a: most)
  }
}
