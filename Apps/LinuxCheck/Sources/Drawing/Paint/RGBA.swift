import Foundation

/// A colour in sRGB; every part 0–1.
public struct RGBA: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  static let white = RGBA(1, 1, 1)
  static let black = RGBA(0, 0, 0)
  static let clear = RGBA(0, 0, 0, 0)

  func faded(_ opacity: Double) -> RGBA { RGBA(red, green, blue, alpha * opacity) }

  /// What is seen where this lies over an opaque ground.
  public func over(_ ground: RGBA) -> RGBA {
    func mix(_ own: Double, _ below: Double) -> Double { own * alpha + below * (1 - alpha) }
    return RGBA(mix(red, ground.red), mix(green, ground.green), mix(blue, ground.blue), 1)
  }

  func mixed(with other: RGBA, _ share: Double) -> RGBA {
    func mix(_ one: Double, _ two: Double) -> Double { one + (two - one) * share }
    return RGBA(
      mix(red, other.red), mix(green, other.green), mix(blue, other.blue), mix(alpha, other.alpha))
  }

  /// Relative luminance of WCAG 2.1.
  var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Contrast ratio of WCAG 2.1 between two opaque colours, 1–21.
  public func contrast(with other: RGBA) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// #rrggbb, without alpha.
  var hex: String {
    let parts = [red, green, blue].map { Int((max(0, min(1, $0)) * 255).rounded()) }
    return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
