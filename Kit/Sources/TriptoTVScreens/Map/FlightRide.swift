import Foundation
public import TriptoScreens
import TriptoWire

/// The train at the head of a flight's line: where it is, px at 1080p, and its direction in radians clockwise from east.
public struct FlightStation: Equatable, Sendable {
  public let at: TVPoint
  public let turn: Double

  /// Where the train is when that part of the time is over; nil where no line is.
  public init?(_ line: [Flight.Dash], time: Double) {
    let way = Flight.eased(min(1, max(0, time)))
    guard let place = line.lastIndex(where: { $0.begins <= way }) ?? line.indices.first else {
      return nil
    }
    let dash = line[place]
    turn = atan2(dash.to.y - dash.from.y, dash.to.x - dash.from.x)
    let share = (way - dash.begins) / max(1e-9, dash.ends - dash.begins)
    guard share > 1, let next = line.dropFirst(place + 1).first else {
      at = Self.between(dash.from, dash.to, min(1, max(0, share)))
      return
    }
    // NB: over the gap it goes on to the next dash.
    let gap = (way - dash.ends) / max(1e-9, next.begins - dash.ends)
    at = Self.between(dash.to, next.from, min(1, gap))
  }

  private static func between(_ from: TVPoint, _ to: TVPoint, _ share: Double) -> TVPoint {
    TVPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
  }
}

/// When what of a flight is seen, ms after the reveal (EVE63).
public enum FlightTime {
  /// From then on all stands still.
  public static let stillMs = 2600.0
  /// The world grows for so long, to this size.
  public static let (growsMs, growth) = (1400.0, 2.2)
  /// The near sheet comes, and the world goes.
  static let (nearMs, fadeMs) = (1000.0, 800.0)
  private static let aloneMs = 300.0

  public static func worldScale(_ ms: Double) -> Double {
    1 + (growth - 1) * Flight.eased(min(1, max(0, ms / growsMs)))
  }

  /// 0–1 of the near sheet; without a world it comes earlier.
  public static func nearShare(_ ms: Double, isAlone: Bool) -> Double {
    min(1, max(0, (ms - (isAlone ? aloneMs : nearMs)) / fadeMs))
  }
}

extension Flight {
  /// The world sheet that the line runs over: the flight is in sight, and no edge of the sheet is.
  public var sheet: RouteSheet {
    RouteSheet(origin: TVPoint(x: 0, y: 540 + max(-95, min(95, -middle.y / 2))))
  }

  /// The line on the screen, before the world grows.
  public var line: [Dash] {
    let lift = sheet.origin.y
    return dashes.map { dash in
      Dash(
        from: TVPoint(x: dash.from.x, y: dash.from.y + lift),
        to: TVPoint(x: dash.to.x, y: dash.to.y + lift), begins: dash.begins, ends: dash.ends)
    }
  }
}

extension NearSheet {
  private static let (pitch, ink) = (42.0, 0.62)
  /// The sheet is not shown farther than this from the place.
  private static let sight = 1300.0

  /// The end of a flight: a great circle through the place is a straight line here.
  func dashes(from start: PositionView) -> [Flight.Dash] {
    let (from, end) = (point(start), Self.heart)
    let (across, down) = (from.x - end.x, from.y - end.y)
    let length = (across * across + down * down).squareRoot()
    guard length > 0 else { return [] }
    let count = Int(min(length, Self.sight) / Self.pitch)
    func at(_ left: Double) -> TVPoint {
      TVPoint(
        x: end.x + across * left / length, y: end.y + down * left / length)
    }
    return (0..<count).map { place in
      let left = Double(count - place) * Self.pitch
      let rest = left - Self.ink * Self.pitch
      return Flight.Dash(
        from: at(left), to: at(rest), begins: 1 - left / length, ends: 1 - rest / length)
    }
  }
}
