import Foundation

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
