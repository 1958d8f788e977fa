import Foundation

/// SVG as text.
enum Markup {
  static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e9
      ? String(Int(rounded)) : String(rounded)
  }

  static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      // Signs that XML 1.0 forbids.
      case "\u{0}"..."\u{8}", "\u{B}"..."\u{C}", "\u{E}"..."\u{1F}": out += "\u{FFFD}"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  /// `name="value"` for each.
  static func attributes(_ pairs: [(String, String)]) -> String {
    pairs.map { " \($0.0)=\"\($0.1)\"" }.joined()
  }

  static func rect(_ rect: CGRect) -> String {
    attributes([
      ("x", number(Double(rect.minX))), ("y", number(Double(rect.minY))),
      ("width", number(Double(rect.width))), ("height", number(Double(rect.height))),
    ])
  }
}
