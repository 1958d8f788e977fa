import Foundation

/// An outline as straight lines, to ask whether a point is inside.
struct Polygon: Sendable {
  private let rings: [[CGPoint]]
  private let isEvenOdd: Bool
  let bounds: CGRect
  private static let steps = 8

  init(_ outline: Outline) {
    var rings: [[CGPoint]] = []
    var ring: [CGPoint] = []
    for part in outline.parts {
      let last = ring.last ?? .zero
      switch part {
      case .move(let point):
        if ring.count > 2 { rings.append(ring) }
        ring = [point]
      case .line(let point): ring.append(point)
      case .quad(let control, let point):
        ring += Self.curve(
          last, Self.mix(last, control, 2 / 3), Self.mix(point, control, 2 / 3), point)
      case .curve(let one, let two, let point): ring += Self.curve(last, one, two, point)
      case .close: break
      }
    }
    if ring.count > 2 { rings.append(ring) }
    (self.rings, isEvenOdd) = (rings, outline.isEvenOdd)
    bounds = Self.bounds(rings.flatMap { $0 })
  }

  /// By the winding's number, or by whether it is odd.
  func contains(_ point: CGPoint) -> Bool {
    guard bounds.contains(point) else { return false }
    var winding = 0
    for ring in rings {
      for place in ring.indices {
        let (one, two) = (ring[place], ring[place + 1 < ring.count ? place + 1 : 0])
        let side = (two.x - one.x) * (point.y - one.y) - (point.x - one.x) * (two.y - one.y)
        if one.y <= point.y, two.y > point.y, side > 0 { winding += 1 }
        if one.y > point.y, two.y <= point.y, side < 0 { winding -= 1 }
      }
    }
    return isEvenOdd ? !winding.isMultiple(of: 2) : winding != 0
  }

  private static func curve(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> [CGPoint] {
    (1...steps).map { step in
      let t = Double(step) / Double(steps)
      let (ab, bc, cd) = (mix(a, b, t), mix(b, c, t), mix(c, d, t))
      return mix(mix(ab, bc, t), mix(bc, cd, t), t)
    }
  }

  private static func mix(_ one: CGPoint, _ two: CGPoint, _ share: Double) -> CGPoint {
    CGPoint(x: one.x + (two.x - one.x) * share, y: one.y + (two.y - one.y) * share)
  }

  private static func bounds(_ points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }
}
