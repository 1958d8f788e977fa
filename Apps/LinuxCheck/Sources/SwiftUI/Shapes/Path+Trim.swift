import Foundation

extension Path {
  /// A part of the way along it, by length; 0–1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let lines = flattened()
    let whole = lines.reduce(0) { $0 + $1.length }
    guard whole > 0, to > from else { return Path() }
    let (first, last) = (max(0, from) * whole, min(1, to) * whole)
    if first <= 0, last >= whole { return self }
    var path = Path()
    var gone: CGFloat = 0
    var isOn = false
    for line in lines {
      let (start, end) = (gone, gone + line.length)
      gone = end
      guard end > first, start < last, line.length > 0 else {
        isOn = false
        continue
      }
      let a = line.at((max(start, first) - start) / line.length)
      if !isOn || line.isStart { path.move(to: a) }
      path.addLine(to: line.at((min(end, last) - start) / line.length))
      isOn = true
    }
    return path
  }

  private struct Line {
    let from: CGPoint
    let to: CGPoint
    let isStart: Bool
    var length: CGFloat { hypot(to.x - from.x, to.y - from.y) }
    func at(_ share: CGFloat) -> CGPoint {
      CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    }
  }

  /// NB: curves are cut into straight pieces, enough for a still picture.
  private func flattened() -> [Line] {
    var lines: [Line] = []
    var (point, start, isStart) = (CGPoint.zero, CGPoint.zero, true)
    func add(_ to: CGPoint) {
      lines.append(Line(from: point, to: to, isStart: isStart))
      (point, isStart) = (to, false)
    }
    for element in elements {
      switch element {
      case .move(let to): (point, start, isStart) = (to, to, true)
      case .line(let to): add(to)
      case .closeSubpath: add(start)
      case .quadCurve(let to, let control):
        Self.pieces.map { Self.bezier([point, control, to], $0) }.forEach(add)
      case .curve(let to, let one, let two):
        let from = point
        Self.pieces.map { Self.bezier([from, one, two, to], $0) }.forEach(add)
      }
    }
    return lines
  }

  private static let pieces = (1...24).map { CGFloat($0) / 24 }

  private static func bezier(_ points: [CGPoint], _ t: CGFloat) -> CGPoint {
    guard points.count > 1 else { return points[0] }
    let next = zip(points, points.dropFirst()).map {
      CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
    }
    return bezier(next, t)
  }
}
