/// A number in digits or words, Swedish or English, by its value (AN7).
///
/// Values are kept as the digits that a person would write, so that 3,50 and 3.5 are one.
struct Number: Equatable {
  private let digits: String

  /// Nil when the text is not one number, with at most a sign, a unit of counting or "år".
  init?(_ text: String) {
    let plain = text.lowercased().replacing(/[~≈%’'"!?]/, with: " ")
    var words = plain.split { $0.isWhitespace || $0 == "-" && !plain.hasPrefix("-") }
      .map(String.init)
    words.removeAll(where: Self.ignored.contains)
    if words.first.map(Self.leadIns.contains) ?? false { words.removeFirst() }
    guard let digits = Self.digits(words.joined(separator: " ")) ?? Self.spoken(words) else {
      return nil
    }
    self.digits = digits
  }

  private static let ignored: Set<String> = [
    "st", "stycken", "stycket", "styck", "pieces", "ca", "cirka", "about", "ungefär",
  ]
  private static let leadIns: Set<String> = ["år", "året", "year", "in", "anno"]

  /// "1 200", "1.200", "1,200" are whole, "3,5" and "3.50" are not; leading zeros fall away.
  private static func digits(_ text: String) -> String? {
    guard
      let match = text.wholeMatch(of: /([-−]?)(\d{1,3}(?:[ .,\u{A0}]\d{3})+|\d+)(?:[.,](\d+))?\.?/)
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
    NumberWords.value(of: words.map(Fold.compact)).map(String.init)
  }
}
