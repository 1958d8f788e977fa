import Foundation

/// What a shape or text is filled with.
enum Paint: Sendable {
  struct Stop: Hashable {
    let colour: RGBA
    /// 0–1 along the gradient.
    let place: Double
  }

  case colour(RGBA)
  /// From point to point, as shares of the painted rectangle.
  case linear([Stop], CGPoint, CGPoint)
  /// From a centre, as shares of the painted rectangle, between two radii in points.
  case radial([Stop], CGPoint, Double, Double)

  /// The colour at a point of the painted rectangle.
  func colour(at point: CGPoint, in rect: CGRect) -> RGBA {
    switch self {
    case .colour(let colour): return colour
    case .linear(let stops, let start, let end):
      let (from, to) = (Self.point(start, in: rect), Self.point(end, in: rect))
      let (dx, dy) = (Double(to.x - from.x), Double(to.y - from.y))
      let length = dx * dx + dy * dy
      let along = Double(point.x - from.x) * dx + Double(point.y - from.y) * dy
      return Self.colour(stops, at: length > 0 ? along / length : 0)
    case .radial(let stops, let centre, let inner, let outer):
      let middle = Self.point(centre, in: rect)
      let distance = hypot(Double(point.x - middle.x), Double(point.y - middle.y))
      return Self.colour(stops, at: outer > inner ? (distance - inner) / (outer - inner) : 0)
    }
  }

  func faded(_ opacity: Double) -> Paint {
    func fade(_ stops: [Stop]) -> [Stop] {
      stops.map { Stop(colour: $0.colour.faded(opacity), place: $0.place) }
    }
    switch self {
    case .colour(let colour): return .colour(colour.faded(opacity))
    case .linear(let stops, let start, let end): return .linear(fade(stops), start, end)
    case .radial(let stops, let centre, let inner, let outer):
      return .radial(fade(stops), centre, inner, outer)
    }
  }

  static func point(_ share: CGPoint, in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + share.x * rect.width, y: rect.minY + share.y * rect.height)
  }

  private static func colour(_ stops: [Stop], at place: Double) -> RGBA {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if place <= first.place { return first.colour }
    for (one, two) in zip(stops, stops.dropFirst()) where place <= two.place {
      let length = two.place - one.place
      return one.colour.mixed(with: two.colour, length > 0 ? (place - one.place) / length : 1)
    }
    return last.colour
  }
}
