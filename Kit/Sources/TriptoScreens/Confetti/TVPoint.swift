/// A point on the TV, px at 1080p.
public struct TVPoint: Equatable, Sendable {
  public var x: Double
  public var y: Double

  package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}
