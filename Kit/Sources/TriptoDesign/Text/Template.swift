import Foundation
import TriptoKernel

/// The texts of one part of an app.
protocol Surface {
  var spoken: Language { get }
}

/// What stands for a `{name}` in a text.
enum Value {
  case number(Int)
  case fraction(Double)
  case text(String)
}

/// Texts with their values filled in: plural forms, numbers and names as the language writes them (UI-A18).
enum Template {
  static func filled(_ text: String, _ values: [String: Value], _ language: Language) -> String {
    if values.isEmpty { return text }
    var rest = form(of: text, values["n"])[...]
    var filled = ""
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      filled += rest[..<open]
      let name = rest[rest.index(after: open)..<close]
      filled += values[String(name)].map { shown($0, language) } ?? String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }

  /// `one|other`, chosen by {n}: by the rules of CLDR, the languages here use `one` for 1 and −1 alone.
  private static func form(of text: String, _ value: Value?) -> String {
    let forms = text.split(separator: "|", omittingEmptySubsequences: false)
    guard forms.count == 2 else { return text }
    let isOne =
      switch value {
      case .number(let number): number.magnitude == 1
      case .fraction(let number): number.magnitude == 1
      case .text, nil: false
      }
    return String(forms[isOne ? 0 : 1])
  }

  private static func shown(_ value: Value, _ language: Language) -> String {
    switch value {
    case .number(let number): language.shown(number)
    case .fraction(let number): language.shown(number)
    case .text(let text): apart(text)
    }
  }

  /// A word written from the right stands apart, so that it leaves the numbers and signs around it where they are.
  private static func apart(_ word: String) -> String {
    let isFromTheRight = word.unicodeScalars.contains { scalar in
      [0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC].contains { $0.contains(Int(scalar.value)) }
    }
    return isFromTheRight ? "\u{2068}\(word)\u{2069}" : word
  }
}
