import TriptoKernel
import TriptoWords

/// Swedish numbers in words.
enum SwedishNumbers {
  /// - Parameter common: With "en" at the end, as before common-gender nouns.
  static func cardinal(_ number: Int, common: Bool = false) -> String {
    guard number != 0 else { return "noll" }
    guard number < 1_000_000_000_000 else { return digits(String(number)) }
    var words: [String] = []
    for (size, one, many) in scales where number / size > 0 {
      let count = number / size % 1_000
      if count == 1 { words.append("en \(one)") }
      if count > 1 { words.append("\(cardinal(count, common: true)) \(many)") }
    }
    let thousands = number / 1_000 % 1_000
    let rest = number % 1_000
    if thousands == 1 { words.append(rest < 100 && number < 2_000 ? "tusen" : "ettusen") }
    if thousands > 1 { words.append(below1000(thousands) + "tusen") }
    if rest > 0 { words.append(below1000(rest, common: common, full: number >= 1_000)) }
    return words.joined(separator: " ")
  }

  /// 1684 is "sextonhundraåttiofyra", 2010 "tjugohundratio"; others as ``cardinal(_:common:)``.
  static func year(_ number: Int) -> String {
    guard (1_100...2_099).contains(number) else { return cardinal(number) }
    let rest = number % 100
    return cardinal(number / 100) + "hundra" + (rest == 0 ? "" : cardinal(rest))
  }

  /// "Andre" is for men.
  static func ordinal(_ number: Int, masculine: Bool = false) -> String {
    if masculine, number == 1 { return "förste" }
    if masculine, number == 2 { return "andre" }
    if number < ordinals.count { return ordinals[number] }
    let (high, low) = (number / 10 * 10, number % 10)
    if number < 100 {
      return low == 0 ? cardinal(number) + "nde" : cardinal(high) + ordinals[low]
    }
    let rest = number % 100
    if rest > 0 { return cardinal(number - rest) + (number > 999 ? " " : "") + ordinal(rest) }
    return cardinal(number) + (number % 1_000_000 == 0 ? "te" : "de")
  }

  /// One by one.
  static func digits(_ digits: String) -> String {
    digits.compactMap(\.wholeNumberValue).map { units[$0] }.joined(separator: " ")
  }

  /// After the comma: two digits are a number, "tre komma fjorton", more are read one by one.
  static func decimals(_ digits: String) -> String {
    guard digits.count <= 2, !digits.hasPrefix("0"), let value = Int(digits) else {
      return Self.digits(digits)
    }
    return cardinal(value)
  }

  private static func below1000(_ number: Int, common: Bool = false, full: Bool = false) -> String {
    let (hundreds, rest) = (number / 100, number % 100)
    let hundred = hundreds == 1 && !full ? "" : units[hundreds]
    return (hundreds > 0 ? hundred + "hundra" : "") + below100(rest, common)
  }

  private static func below100(_ number: Int, _ common: Bool) -> String {
    guard number > 0 else { return "" }
    if number == 1 { return common ? "en" : "ett" }
    if number < units.count { return units[number] }
    let low = number % 10
    return tens[number / 10] + (low == 0 ? "" : low == 1 && common ? "en" : units[low])
  }

  private static let words = Words.of(.sv).numbers
  private static let scales = [
    (1_000_000_000, words.billion.one, words.billion.many),
    (1_000_000, words.million.one, words.million.many),
  ]
  private static let units = words.units
  private static let tens = ["", ""] + words.tens
  private static let ordinals = words.ordinals
}
