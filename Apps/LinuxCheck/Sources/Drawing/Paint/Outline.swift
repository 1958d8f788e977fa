import Foundation

/// A line of straight and curved parts.
struct Outline: Sendable {
  enum Part: Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  var parts: [Part] = []
  /// What is enclosed twice is outside; else it is inside.
  var isEvenOdd = false

  static func rect(_ rect: CGRect) -> Outline {
    Outline(parts: [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ])
  }

  /// A rectangle with round corners; a radius is half the shorter side at most.
  static func rounded(_ rect: CGRect, _ radius: Double) -> Outline {
    let r = min(radius, Double(rect.width) / 2, Double(rect.height) / 2)
    guard r > 0 else { return .rect(rect) }
    let k = r * (1 - 0.552_284_75)
    let (x0, y0, x1, y1) = (
      Double(rect.minX), Double(rect.minY), Double(rect.maxX), Double(rect.maxY)
    )
    func at(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
    return Outline(parts: [
      .move(at(x0 + r, y0)), .line(at(x1 - r, y0)),
      .curve(at(x1 - k, y0), at(x1, y0 + k), at(x1, y0 + r)), .line(at(x1, y1 - r)),
      .curve(at(x1, y1 - k), at(x1 - k, y1), at(x1 - r, y1)), .line(at(x0 + r, y1)),
      .curve(at(x0 + k, y1), at(x0, y1 - k), at(x0, y1 - r)), .line(at(x0, y0 + r)),
      .curve(at(x0, y0 + k), at(x0 + k, y0), at(x0 + r, y0)), .close,
    ])
  }

  static func ellipse(_ rect: CGRect) -> Outline {
    let (rx, ry) = (Double(rect.width) / 2, Double(rect.height) / 2)
    let (kx, ky) = (rx * 0.552_284_75, ry * 0.552_284_75)
    let (x, y) = (Double(rect.midX), Double(rect.midY))
    func at(_ dx: Double, _ dy: Double) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
    return Outline(parts: [
      .move(at(rx, 0)), .curve(at(rx, ky), at(kx, ry), at(0, ry)),
      .curve(at(-kx, ry), at(-rx, ky), at(-rx, 0)), .curve(at(-rx, -ky), at(-kx, -ry), at(0, -ry)),
      .curve(at(kx, -ry), at(rx, -ky), at(rx, 0)), .close,
    ])
  }

  /// As the `d` of an SVG path.
  var svg: String {
    func at(_ points: CGPoint...) -> String {
      points.map { "\(Markup.number(Double($0.x))) \(Markup.number(Double($0.y)))" }.joined(
        separator: " ")
    }
    return parts.map { part in
      switch part {
      case .move(let point): "M" + at(point)
      case .line(let point): "L" + at(point)
      case .quad(let control, let point): "Q" + at(control, point)
      case .curve(let one, let two, let point): "C" + at(one, two, point)
      case .close: "Z"
      }
    }.joined()
  }
}
