import Foundation

/// The characters of a line before and after the rules.
enum Characters {
  /// One kind of space, quote, dash and digit.
  static func cleaned(_ text: String) -> String {
    var output = ""
    for scalar in text.precomposedStringWithCanonicalMapping.unicodeScalars {
      if let plain = plain[scalar] {
        output += plain
      } else if scalar.properties.numericType == .decimal,
        let value = scalar.properties.numericValue
      {
        output += String(Int(value))
      } else if scalar.properties.generalCategory == .spaceSeparator
        || scalar.properties.isWhitespace
      {
        output += " "
      } else {
        output.unicodeScalars.append(scalar)
      }
    }
    return output
  }

  /// Unknown symbols dropped, never spelled; what is left of the punctuation tidied.
  static func swept(_ text: String) -> String {
    var kept = ""
    for scalar in text.unicodeScalars {
      let isLetter = scalar.properties.isAlphabetic || isMark(scalar)
      kept.unicodeScalars.append(isLetter || spoken.contains(scalar) ? scalar : " ")
    }
    return tidying.reduce(kept) { $1.apply($0) }
      .trimmingCharacters(in: CharacterSet(charactersIn: " ,;:-"))
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .nonspacingMark
  }

  private static let spoken = Set(" .,!?:;'-".unicodeScalars)

  private static let plain: [Unicode.Scalar: String] = [
    "’": "'", "‘": "'", "´": "'", "`": "'", "“": "\"", "”": "\"", "„": "\"", "«": "\"",
    "»": "\"", "−": "-", "‐": "-", "‑": "-", "‒": "–", "—": "–", "…": ".", "\u{AD}": "",
    "\u{200B}": "", "\u{FEFF}": "", "⁰": "0", "¹": "1", "⁴": "4", "⁵": "5", "⁶": "6", "⁷": "7",
    "⁸": "8", "⁹": "9", "₀": "0", "₁": "1", "₂": "2", "₃": "3", "₄": "4", "₅": "5", "₆": "6",
    "₇": "7", "₈": "8", "₉": "9", "℃": "°C", "℉": "°F", "№": "nr ",
  ]

  private static let tidying = [
    Rule(#"(?<!\p{L})'|'(?!\p{L})"#) { _ in " " },
    Rule(#"(?<!\p{L})-+|-+(?!\p{L})"#) { _ in " " },
    Rule(#"\s+"#) { _ in " " },
    Rule(#" (?=[.,!?:;])"#) { _ in "" },
    Rule(#"[,;:]+(?=[.!?])"#) { _ in "" },
    Rule(#"([.!?])[.,;:]+"#) { $0[1] },
    Rule(#",[,;: ]*,"#) { _ in "," },
    Rule(#"([,;:])(?=\p{L})"#) { $0[1] + " " },
  ]
}
