/// A gradient along a line.
public struct ColourGradient: Equatable, Sendable {
  /// As CSS counts: 0 runs upwards, 90 to the right.
  public let degrees: Double
  public let stops: [Colour]
}

/// What a card throws on what is below it, in black.
public struct Shadow: Equatable, Sendable {
  public let y: Double
  public let blur: Double
  /// 0–1.
  public let opacity: Double

  /// On a TV it is twice as large (UI.md §1.2).
  public var onTV: Shadow { Shadow(y: y * 2, blur: blur * 2, opacity: opacity) }
}

/// A cubic Bézier curve from 0, 0 to 1, 1: how a movement gains and loses speed.
public struct Curve: Equatable, Sendable {
  public let x1: Double
  public let y1: Double
  public let x2: Double
  public let y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  public static let linear = Curve(0, 0, 1, 1)
  public static let ease = Curve(0.25, 0.1, 0.25, 1)
  public static let easeOut = Curve(0, 0, 0.58, 1)
  public static let easeInOut = Curve(0.42, 0, 0.58, 1)
}
