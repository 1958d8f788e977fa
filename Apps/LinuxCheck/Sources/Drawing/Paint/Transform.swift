import Foundation

/// A map of the plane: x' = a x + c y + tx, y' = b x + d y + ty.
struct Transform: Hashable, Sendable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var tx = 0.0
  var ty = 0.0

  static let identity = Transform()
  static func move(_ x: Double, _ y: Double) -> Transform { Transform(tx: x, ty: y) }
  static func scale(_ x: Double, _ y: Double) -> Transform { Transform(a: x, d: y) }

  static func turn(_ radians: Double) -> Transform {
    Transform(a: cos(radians), b: sin(radians), c: -sin(radians), d: cos(radians))
  }

  /// Around a point that stays where it is.
  func around(_ point: CGPoint) -> Transform {
    let (x, y) = (Double(point.x), Double(point.y))
    return .move(x, y).after(self.after(.move(-x, -y)))
  }

  /// First the other, then this.
  func after(_ other: Transform) -> Transform {
    Transform(
      a: a * other.a + c * other.b, b: b * other.a + d * other.b,
      c: a * other.c + c * other.d, d: b * other.c + d * other.d,
      tx: a * other.tx + c * other.ty + tx, ty: b * other.tx + d * other.ty + ty)
  }

  func apply(_ point: CGPoint) -> CGPoint {
    let (x, y) = (Double(point.x), Double(point.y))
    return CGPoint(x: a * x + c * y + tx, y: b * x + d * y + ty)
  }

  /// The smallest upright rectangle around the mapped one.
  func apply(_ rect: CGRect) -> CGRect {
    if self == .identity { return rect }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(apply)
    let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
  }

  /// The map back; nil where all falls on a line.
  var inverse: Transform? {
    let area = a * d - b * c
    guard abs(area) > 1e-9 else { return nil }
    return Transform(
      a: d / area, b: -b / area, c: -c / area, d: a / area,
      tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
  }

  var svg: String {
    "matrix(" + [a, b, c, d, tx, ty].map(Markup.number).joined(separator: " ") + ")"
  }
}
