import Foundation

public struct Color: Hashable, Sendable, ShapeStyle {
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

  enum Kind: Hashable, Sendable {
    case given(PaintColor)
    case primary, secondary, accent
    case named(String)
  }
  let kind: Kind
  var fade = 1.0

  init(kind: Kind) { self.kind = kind }

  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let paint = PaintColor(red: red, green: green, blue: blue, opacity: opacity)
    kind = .given(colorSpace == .sRGBLinear ? paint.curved : paint)
  }

  public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func part(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(.sRGB, red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  public init(_ name: String, bundle: Bundle? = nil) { kind = .named(name) }

  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.fade *= opacity
    return color
  }

  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self, self])) }
}

extension Color {
  public static let clear = Color(white: 0, opacity: 0)
  public static let black = Color(white: 0)
  public static let white = Color(white: 1)
  public static let gray = Color(.sRGB, red: 0.557, green: 0.557, blue: 0.576)
  public static let red = Color(.sRGB, red: 1, green: 0.231, blue: 0.188)
  public static let orange = Color(.sRGB, red: 1, green: 0.584, blue: 0)
  public static let yellow = Color(.sRGB, red: 1, green: 0.8, blue: 0)
  public static let green = Color(.sRGB, red: 0.204, green: 0.78, blue: 0.349)
  public static let cyan = Color(.sRGB, red: 0.196, green: 0.678, blue: 0.902)
  public static let blue = Color(.sRGB, red: 0, green: 0.478, blue: 1)
  public static let indigo = Color(.sRGB, red: 0.345, green: 0.337, blue: 0.839)
  public static let primary = Color(kind: .primary)
  public static let secondary = Color(kind: .secondary)
  public static var accentColor: Color { Color(kind: .accent) }
}

extension Color: View, PrimitiveView {
  public typealias Body = Never
  func makeNodes(_ scope: Scope) -> [Node] {
    [scope.node("Color", ["paint": scope.environment.paint(self)])]
  }
}

extension ShapeStyle where Self == Color {
  public static var clear: Color { .clear }
  public static var black: Color { .black }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
}
