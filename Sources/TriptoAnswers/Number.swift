import TriptoWords

/// A number in digits or in the words of any language, by its value (AN7).
///
/// Values are kept as the digits that a person would write, so that 3,50 and 3.5 are one.
struct Number: Equatable {
  private let digits: String

  /// Nil when the text is not one number, with at most a sign, a unit of counting or "år".
  init?(_ text: String) {
    let plain = String(text.lowercased().map(Self.plainDigit)).replacing(/[~≈%’'"!?]/, with: " ")
    var words = plain.split { $0.isWhitespace || $0 == "-" && !plain.hasPrefix("-") }
      .map(String.init)
    words.removeAll(where: Self.ignored.contains)
    if words.first.map(Self.leadIns.contains) ?? false { words.removeFirst() }
    let digits =
      Self.digits(words.joined(separator: " ")) ?? Self.scaled(words) ?? Self.spoken(words)
    guard let digits else { return nil }
    self.digits = digits
  }

  /// A digit of any script as 0–9.
  private static func plainDigit(_ character: Character) -> Character {
    guard character.isWholeNumber, let value = character.wholeNumberValue,
      (0...9).contains(value)
    else { return character }
    return Character(String(value))
  }

  /// "2 miljoner", "2,5 miljoner": digits and one word with zeros.
  private static func scaled(_ words: [String]) -> String? {
    guard words.count > 1, let last = words.last,
      let zeros = NumberWordReader.zeros(of: Fold.compact(last)),
      let number = digits(words.dropLast().joined(separator: " "))
    else { return nil }
    let parts = number.split(separator: ",")
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    guard fraction.count <= zeros else { return nil }
    let sign = number.hasPrefix("-") ? "-" : ""
    let whole = parts[0].filter(\.isNumber) + fraction
    return sign + trimmed(whole + String(repeating: "0", count: zeros - fraction.count))
  }

  private static let ignored = Set(Words.all.flatMap(\.judge.counting))
  private static let leadIns = Set(Words.all.flatMap(\.judge.yearWords))

  /// "1 200", "1.200", "1,200" are whole, "3,5" and "3.50" are not; leading zeros fall away.
  private static func digits(_ text: String) -> String? {
    guard
      let match = text.wholeMatch(
        of: /([-−]?)([0-9]{1,3}(?:[ .,\u{A0}][0-9]{3})+|[0-9]+)(?:[.,]([0-9]+))?\.?/)
    else { return nil }
    let whole = trimmed(match.2.filter(\.isNumber))
    let fraction = (match.3 ?? "").reversed().drop { $0 == "0" }.reversed()
    let sign = match.1.isEmpty ? "" : "-"
    return sign + whole + (fraction.isEmpty ? "" : "," + String(fraction))
  }

  private static func trimmed(_ digits: String) -> String {
    let rest = digits.drop { $0 == "0" }
    return rest.isEmpty ? "0" : String(rest)
  }

  private static func spoken(_ words: [String]) -> String? {
    NumberWordReader.value(of: words.map(Fold.compact)).map(String.init)
  }
}
