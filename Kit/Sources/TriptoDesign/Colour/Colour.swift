import Foundation

/// A colour in sRGB (UI.md §1.1).
public struct Colour: Equatable, Hashable, Sendable {
  public let red: UInt8
  public let green: UInt8
  public let blue: UInt8
  /// 0–1.
  public let opacity: Double

  init(_ hex: UInt32, opacity: Double = 1) {
    red = UInt8(hex >> 16 & 0xFF)
    green = UInt8(hex >> 8 & 0xFF)
    blue = UInt8(hex & 0xFF)
    self.opacity = opacity
  }

  private init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ opacity: Double) {
    (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
  }

  /// The same with another opacity: for tints.
  public func opacity(_ opacity: Double) -> Colour { Colour(red, green, blue, opacity) }

  /// `#0B1220`, without its opacity.
  public var hex: String { "#" + [red, green, blue].map(Self.digits).joined() }

  private static func digits(_ part: UInt8) -> String {
    (part < 16 ? "0" : "") + String(part, radix: 16, uppercase: true)
  }

  /// What is seen where this lies over an opaque ground.
  public func over(_ ground: Colour) -> Colour {
    func mixed(_ top: UInt8, _ below: UInt8) -> UInt8 {
      UInt8((Double(top) * opacity + Double(below) * (1 - opacity)).rounded())
    }
    return Colour(
      mixed(red, ground.red), mixed(green, ground.green), mixed(blue, ground.blue), 1)
  }

  /// How well this is read on an opaque ground, 1–21 (WCAG 2.2; UI-A1).
  public func contrast(on ground: Colour) -> Double {
    let (mine, its) = (over(ground).luminance, ground.luminance)
    return (max(mine, its) + 0.05) / (min(mine, its) + 0.05)
  }

  private var luminance: Double {
    func linear(_ part: UInt8) -> Double {
      let share = Double(part) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The colour of a passenger or a carriage (EVE75).
  /// - Returns: nil when there is no such tone.
  public static func tone(_ number: Int) -> Colour? { palette["tone\(number)"] }
}
