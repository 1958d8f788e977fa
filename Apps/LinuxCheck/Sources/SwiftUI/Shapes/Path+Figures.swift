import Foundation

extension Path {
  /// A quarter of a circle by one Bézier curve: how far its controls reach.
  private static let reach = 0.5522847498

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let size = CGSize(width: rect.width / 2, height: rect.height / 2)
    addPath(Path.rounded(rect, size), transform: transform)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(
      width: min(cornerSize.width, rect.width / 2), height: min(cornerSize.height, rect.height / 2))
    addPath(Path.rounded(rect, size), transform: transform)
  }

  private static func rounded(_ r: CGRect, _ c: CGSize) -> Path {
    let (kx, ky) = (c.width * (1 - reach), c.height * (1 - reach))
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    return Path { path in
      path.move(to: at(r.minX + c.width, r.minY))
      path.addLine(to: at(r.maxX - c.width, r.minY))
      path.addCurve(
        to: at(r.maxX, r.minY + c.height), control1: at(r.maxX - kx, r.minY),
        control2: at(r.maxX, r.minY + ky))
      path.addLine(to: at(r.maxX, r.maxY - c.height))
      path.addCurve(
        to: at(r.maxX - c.width, r.maxY), control1: at(r.maxX, r.maxY - ky),
        control2: at(r.maxX - kx, r.maxY))
      path.addLine(to: at(r.minX + c.width, r.maxY))
      path.addCurve(
        to: at(r.minX, r.maxY - c.height), control1: at(r.minX + kx, r.maxY),
        control2: at(r.minX, r.maxY - ky))
      path.addLine(to: at(r.minX, r.minY + c.height))
      path.addCurve(
        to: at(r.minX + c.width, r.minY), control1: at(r.minX, r.minY + ky),
        control2: at(r.minX + kx, r.minY))
      path.closeSubpath()
    }
  }

  /// NB: as Apple's, where y grows downwards: `clockwise` false runs with growing angles, which is clockwise to the eye.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var delta = endAngle.radians - startAngle.radians
    let turn = 2 * Double.pi
    if !clockwise { while delta < 0 { delta += turn } } else { while delta > 0 { delta -= turn } }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(delta),
      transform: transform)
  }

  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let pieces = max(1, Int((abs(delta.radians) / (.pi / 2)).rounded(.up)))
    let step = delta.radians / Double(pieces)
    let reach = 4.0 / 3 * tan(step / 4) * radius
    func at(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    func ahead(_ angle: Double, _ by: Double) -> CGPoint {
      CGPoint(x: at(angle).x - by * sin(angle), y: at(angle).y + by * cos(angle))
    }
    var path = Path()
    var angle = startAngle.radians
    if isEmpty { path.move(to: at(angle)) } else { path.addLine(to: at(angle)) }
    for _ in 0..<pieces {
      let next = angle + step
      path.addCurve(to: at(next), control1: ahead(angle, reach), control2: ahead(next, -reach))
      angle = next
    }
    addPath(path, transform: transform)
  }
}
