import SwiftUI
import TriptoDesign

/// A colour of a picture.
struct Ink: Equatable, Sendable, ExpressibleByIntegerLiteral {
  let red, green, blue: Double

  init(integerLiteral hex: UInt32) {
    (red, green, blue) = (
      Double(hex >> 16 & 0xFF) / 255, Double(hex >> 8 & 0xFF) / 255, Double(hex & 0xFF) / 255
    )
  }

  private init(_ red: Double, _ green: Double, _ blue: Double) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  func mixed(with other: Ink, _ share: Double) -> Ink {
    func mix(_ one: Double, _ two: Double) -> Double { one + (two - one) * share }
    return Ink(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }

  func color(_ opacity: Double = 1) -> Color {
    Color.painted(red, green, blue, opacity)
  }
}
