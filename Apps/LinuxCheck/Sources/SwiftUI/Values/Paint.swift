import Foundation

/// What a shape style comes to where it is used: colours of sRGB, and how they lie.
@_spi(Testing) public enum Paint: Hashable, Sendable {
  case color(PaintColor)
  case linear([PaintStop], start: UnitPoint, end: UnitPoint)
  case radial([PaintStop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  case angular([PaintStop], center: UnitPoint, start: Angle, end: Angle)
  case material(String)
}

@_spi(Testing) public struct PaintStop: Hashable, Sendable {
  public let color: PaintColor
  /// 0–1 along the gradient.
  public let location: CGFloat
}

/// sRGB, every part 0–1.
@_spi(Testing) public struct PaintColor: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var opacity: Double

  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
  }

  func faded(_ by: Double) -> PaintColor {
    PaintColor(red: red, green: green, blue: blue, opacity: opacity * by)
  }

  /// Linear light with sRGB's curve put on.
  var curved: PaintColor {
    func curve(_ part: Double) -> Double {
      part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
    }
    return PaintColor(red: curve(red), green: curve(green), blue: curve(blue), opacity: opacity)
  }
}

extension Paint {
  func faded(_ by: Double) -> Paint {
    func fade(_ stops: [PaintStop]) -> [PaintStop] {
      stops.map { PaintStop(color: $0.color.faded(by), location: $0.location) }
    }
    return switch self {
    case .color(let color): .color(color.faded(by))
    case .linear(let stops, let start, let end): .linear(fade(stops), start: start, end: end)
    case .radial(let stops, let center, let start, let end):
      .radial(fade(stops), center: center, startRadius: start, endRadius: end)
    case .angular(let stops, let center, let start, let end):
      .angular(fade(stops), center: center, start: start, end: end)
    case .material: self
    }
  }
}
