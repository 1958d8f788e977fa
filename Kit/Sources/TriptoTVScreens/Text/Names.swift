import TriptoDesign
import TriptoKernel

/// Names as the TV has room for them (UI-T28, UI-E12).
enum Names {
  /// At most 16 characters.
  static func short(_ name: String) -> String {
    guard name.count > 16 else { return name }
    var cut = name.prefix(15)
    while cut.last?.isWhitespace == true { cut.removeLast() }
    return cut + "…"
  }

  /// A name with a word, or the part of one before a hyphen, that a card has room for only in small letters.
  static func isLong(_ name: String) -> Bool {
    name.split { $0.isWhitespace || $0 == "-" }.contains { $0.count > 9 }
  }

  /// The host has a name of its own, none of those that pages and servers give (UI-E9).
  static func isNamed(_ host: String) -> Bool {
    host != "Host" && !Language.allCases.contains { Messages($0).common.hostName == host }
  }

  static func initial(_ name: String) -> String {
    name.first { !$0.isWhitespace }.map { $0.uppercased() } ?? "?"
  }

  /// The room that a text takes, in ordinary letters.
  static func width(_ text: String) -> Double {
    text.reduce(0) { $0 + (isWide($1) ? 1.7 : 1) }
  }

  private static func isWide(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first?.value else { return false }
    return [0x1100...0x11FF, 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xFF00...0xFF60, 0x1F000...0x1FAFF]
      .contains { $0.contains(scalar) }
  }

  /// So many letters stand in one line of a podium.
  private static let oneLine = 12.0

  /// A name in one or two lines, whole: broken where it is about half, at a space or after a hyphen.
  static func podium(_ name: String) -> [String] {
    guard width(name) > oneLine else { return [name] }
    let letters = Array(name)
    let breaks = letters.indices.dropFirst().filter { letters[$0] == " " || letters[$0] == "-" }
    let halves = breaks.map { at -> [String] in
      let first = String(letters[...at]).trimmingSpaces
      return [first, String(letters[(at + 1)...]).trimmingSpaces].filter { !$0.isEmpty }
    }
    func longest(_ lines: [String]) -> Double { lines.map(width).max() ?? 0 }
    return halves.min { longest($0) < longest($1) } ?? [name]
  }
}

extension String {
  var trimmingSpaces: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
