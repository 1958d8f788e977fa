import TriptoKernel
import TriptoWords

/// English numbers in words, the British way: "a hundred" is "one hundred", with "and".
enum EnglishNumbers {
  static func cardinal(_ number: Int) -> String {
    guard number != 0 else { return "zero" }
    guard number < 1_000_000_000_000 else { return digits(String(number)) }
    var words: [String] = []
    for (size, name) in scales where number / size % 1_000 > 0 {
      words.append("\(below1000(number / size % 1_000)) \(name)")
    }
    let rest = number % 1_000
    if rest > 0 {
      words.append((rest < 100 && !words.isEmpty ? "and " : "") + below1000(rest))
    }
    return words.joined(separator: " ")
  }

  /// In pairs: "nineteen oh five", "ten sixty-six", "two thousand and five", "twenty ten".
  static func year(_ number: Int) -> String {
    guard (1_010...2_099).contains(number), !(2_000...2_009).contains(number) else {
      return cardinal(number)
    }
    let (century, rest) = (number / 100, number % 100)
    if rest == 0 { return cardinal(century) + " hundred" }
    return cardinal(century) + (rest < 10 ? " oh " : " ") + cardinal(rest)
  }

  static func ordinal(_ number: Int) -> String {
    let words = cardinal(number)
    let last = words.split(whereSeparator: { " -".contains($0) }).last.map(String.init) ?? words
    let stem = words.dropLast(last.count)
    return stem + (ordinals[last] ?? last + "th")
  }

  /// "Eighties" for 80, "nineteen hundreds" for 1900.
  static func decade(_ number: Int) -> String {
    let words = number < 100 ? cardinal(number) : year(number)
    return words.hasSuffix("y") ? words.dropLast() + "ies" : words + "s"
  }

  /// One by one.
  static func digits(_ digits: String) -> String {
    digits.compactMap(\.wholeNumberValue).map { units[$0] }.joined(separator: " ")
  }

  private static func below1000(_ number: Int) -> String {
    let (hundreds, rest) = (number / 100, number % 100)
    if hundreds == 0 { return below100(rest) }
    return units[hundreds] + " hundred" + (rest == 0 ? "" : " and " + below100(rest))
  }

  private static func below100(_ number: Int) -> String {
    if number < units.count { return units[number] }
    let low = number % 10
    return tens[number / 10] + (low == 0 ? "" : "-" + units[low])
  }

  private static let words = Words.of(.en).numbers
  private static let scales = [
    (1_000_000_000, words.billion.one), (1_000_000, words.million.one), (1_000, words.thousand),
  ]
  private static let units = words.units
  private static let tens = ["", ""] + words.tens
  /// The ordinal of a word below a hundred.
  private static let ordinals = Dictionary(
    zip(words.units + words.tens, words.ordinals + words.tensOrdinals),
    uniquingKeysWith: { one, _ in one })
}
