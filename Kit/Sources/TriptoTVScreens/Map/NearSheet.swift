import Foundation
public import TriptoScreens
public import TriptoWire

/// The Earth as it lies around one place, every distance and direction from it true (EVE62).
public struct NearSheet: Equatable, Sendable {
  public struct Pin: Equatable, Sendable {
    public let point: TVPoint
    /// Where the middle of its head is.
    public let head: TVPoint
    /// The place lies beyond the edge: the direction of the arrow, clockwise from up, in radians (EVE66).
    public let arrow: Double?
  }

  public let place: PositionView
  /// Of the circle that fits between rows and postcard.
  public let radiusKm: Double

  static let leastKm = 900.0
  /// Px at 1080p from the place to the edge of the circle that holds all pins.
  static let fitted = 216.0
  /// Where the place lies on the screen.
  static let heart = TVPoint(x: (TVBox.free.left + TVBox.free.right) / 2, y: 520)
  /// From the tip of a pin up to the middle of its head.
  private static let stem = 46.0
  private static let margin = 6.0
  /// Beyond the head of a pin on the edge.
  private static let arrowLong = 30.0

  init(_ place: PositionView, radiusKm: Double?) {
    (self.place, self.radiusKm) = (place, radiusKm ?? Self.leastKm)
  }

  func point(_ other: PositionView) -> TVPoint {
    along(Sphere.distanceKm(place, other), Sphere.bearing(place, other))
  }

  private func along(_ km: Double, _ angle: Double) -> TVPoint {
    let far = km / radiusKm * Self.fitted
    return TVPoint(x: Self.heart.x + sin(angle) * far, y: Self.heart.y - cos(angle) * far)
  }

  /// At its place, or on the edge in its direction, where it has no tip and reaches over neither rows nor postcard.
  func pin(_ guess: PositionView, people: Int) -> Pin {
    let km = Sphere.distanceKm(place, guess)
    let angle = Sphere.bearing(place, guess)
    let isBeyond = km > radiusKm
    let point = along(min(km, radiusKm), angle)
    let room = MapName.half(people) + Self.margin + (isBeyond ? Self.arrowLong : 0)
    let x = max(TVBox.free.left + room, min(TVBox.free.right - room, point.x))
    let head = TVPoint(x: x, y: isBeyond ? point.y : point.y - Self.stem)
    return Pin(point: point, head: head, arrow: isBeyond ? angle : nil)
  }
}

/// A part of the screen, px at 1080p.
struct TVBox: Equatable, Sendable {
  var left, top, right, bottom: Double

  /// Where the map's own texts may stand: between rows and postcard, sign and captions (EVE64).
  static let free = TVBox(left: 760, top: 250, right: 1290, bottom: 786)

  /// Whether two come nearer to each other than a gap.
  func touches(_ other: TVBox, gap: Double) -> Bool {
    left - gap < other.right && other.left - gap < right && top - gap < other.bottom
      && other.top - gap < bottom
  }

  /// Whether it keeps a gap from the edges of a frame.
  func isWithin(_ frame: TVBox, gap: Double) -> Bool {
    left >= frame.left + gap && right <= frame.right - gap && top >= frame.top + gap
      && bottom <= frame.bottom - gap
  }
}
