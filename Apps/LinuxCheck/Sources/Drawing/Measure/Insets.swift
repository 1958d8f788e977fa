import Foundation

/// Margins in points.
public struct Insets: Hashable, Sendable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  init(all side: Double) { self.init(top: side, leading: side, bottom: side, trailing: side) }

  static let none = Insets()
}

extension CGSize {
  func grown(by insets: Insets) -> CGSize {
    CGSize(
      width: Double(width) + insets.leading + insets.trailing,
      height: Double(height) + insets.top + insets.bottom)
  }
}

extension CGRect {
  /// What is left inside the margins; a side is never negative.
  func inset(by insets: Insets) -> CGRect {
    CGRect(
      x: Double(minX) + insets.leading, y: Double(minY) + insets.top,
      width: max(0, Double(width) - insets.leading - insets.trailing),
      height: max(0, Double(height) - insets.top - insets.bottom))
  }
}
