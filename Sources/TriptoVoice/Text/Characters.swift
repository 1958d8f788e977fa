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

/// Takes the SSML out of a written line: breaks become pauses, other tags go.
enum Markup {
  /// Longer pauses than this are cut, in milliseconds.
  static let longestPause = 3_000

  enum Piece: Equatable {
    case text(String)
    case pause(Int)
  }

  static func pieces(_ line: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = Substring(line)
    while let found = Self.break.firstMatch(in: String(rest)) {
      pieces.append(.text(plain(String(rest.prefix(found.start)))))
      pieces.append(.pause(milliseconds(found.groups[1], unit: found.groups[2])))
      rest = rest.dropFirst(found.end)
    }
    return pieces + [.text(plain(String(rest)))]
  }

  private static let `break` = Pattern(
    #"<break\s+time\s*=\s*["']([0-9]*\.?[0-9]+)(ms|s)["']\s*/?>(?:\s*</break>)?"#)
  private static let tag = Pattern(#"</?[A-Za-z][^<>]*>|<!--.*?-->|<\?[^>]*>"#)
  private static let entity = Pattern(#"&(#x?[0-9A-Fa-f]+|[a-z]+);"#)

  private static func milliseconds(_ value: String, unit: String) -> Int {
    let amount = (Double(value) ?? 0) * (unit == "s" ? 1_000 : 1)
    return Int(min(amount, Double(longestPause)).rounded())
  }

  private static func plain(_ text: String) -> String {
    entity.replace(tag.replace(text) { _ in "" }) { character($0[1]) }
  }

  private static func character(_ name: String) -> String? {
    if name.hasPrefix("#") {
      let isHex = name.hasPrefix("#x")
      let value = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
      return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
    return ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " "][name]
  }
}
