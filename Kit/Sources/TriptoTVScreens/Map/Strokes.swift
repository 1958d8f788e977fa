public import TriptoScreens
import TriptoWire

/// Lines of the Earth as they run over the screen, px at 1080p: each stroke is drawn without lifting the pen.
enum Strokes {
  private static let screen = TVBox(left: 0, top: 0, right: 1920, bottom: 1080)

  /// The parts of lines that come near the screen; the last point on either side goes along, so that a stroke runs over
  /// the edge.
  ///
  /// - Parameter point: where a place lies; nil for one that is on no part of the sheet.
  static func of(_ lines: [Coasts.Line], at point: (PositionView) -> TVPoint?) -> [[TVPoint]] {
    lines.flatMap { line -> [[TVPoint]] in
      var points = line.points.map(point)
      if line.isClosed, let first = points.first { points.append(first) }
      return parts(points)
    }
  }

  private static func parts(_ points: [TVPoint?]) -> [[TVPoint]] {
    var (parts, part): ([[TVPoint]], [TVPoint]) = ([], [])
    for (index, point) in points.enumerated() {
      let around = points[max(0, index - 1)...min(points.count - 1, index + 1)]
      if let point, around.contains(where: isSeen) {
        part.append(point)
      } else {
        if part.count > 1 { parts.append(part) }
        part = []
      }
    }
    return part.count > 1 ? parts + [part] : parts
  }

  private static func isSeen(_ point: TVPoint?) -> Bool {
    guard let point else { return false }
    return point.x >= screen.left && point.x <= screen.right && point.y >= screen.top
      && point.y <= screen.bottom
  }
}

extension NearSheet {
  /// Coasts or borders around the place. What lies beyond a quarter of the Earth is left out: there the sheet is all edge.
  public func strokes(_ lines: [Coasts.Line]) -> [[TVPoint]] {
    Strokes.of(lines) { other in
      Sphere.distanceKm(place, other) < Sphere.earthKm * .pi / 2 ? point(other) : nil
    }
  }
}

extension RouteSheet {
  /// Coasts or borders on the world sheet. A line that goes on beyond 180° comes in again at the other side.
  public func strokes(_ lines: [Coasts.Line]) -> [[TVPoint]] {
    [-360.0, 0, 360].flatMap { turn in
      Strokes.of(lines) { place in
        let east = Projection.width / 2 + (place.lon + turn) * Projection.pixelsPerDegree
        let south = -place.lat * Projection.pixelsPerDegree * Projection.stretch
        return TVPoint(x: origin.x + east * scale, y: origin.y + south * scale)
      }
    }
  }
}
