import TriptoKernel
import TriptoWords

/// Numbers in the words of a language that has tables and no grammar of its own here.
struct TableNumbers: Sendable {
  private let words: NumberWords

  init(_ language: Language) { words = Words.of(language).numbers }

  func cardinal(_ number: Int) -> String {
    guard number > 0 else { return words.units[0] }
    guard number < 1_000_000_000_000 else { return digits(String(number)) }
    var parts: [String] = []
    for (size, name) in [(1_000_000_000, words.billion), (1_000_000, words.million)] {
      let count = number / size % 1_000
      if count > 0 { parts.append("\(cardinal(count)) \(count == 1 ? name.one : name.many)") }
    }
    let thousands = number / 1_000 % 1_000
    if thousands > 0 {
      parts.append(thousands == 1 ? words.thousand : "\(below1000(thousands)) \(words.thousand)")
    }
    let rest = number % 1_000
    guard rest > 0 else { return parts.joined(separator: " ") }
    let gap = parts.isEmpty ? "" : rest < 100 ? join("rest", else: " ") : " "
    return parts.joined(separator: " ") + gap + below1000(rest)
  }

  /// In two halves, as years before 2000 are said.
  func year(_ number: Int) -> String {
    guard (1_100...1_999).contains(number) else { return cardinal(number) }
    let (century, rest) = (cardinal(number / 100), number % 100)
    if rest == 0 { return "\(century) \(words.hundred)" }
    return rest < 10
      ? "\(century) \(words.hundred)\(join("rest", else: " "))\(words.units[rest])"
      : "\(century) \(below100(rest))"
  }

  /// Nil from a hundred on.
  func ordinal(_ number: Int) -> String? {
    guard (0..<100).contains(number) else { return nil }
    if number < words.ordinals.count { return words.ordinals[number] }
    let (high, low) = (number / 10 - 2, number % 10)
    return low == 0
      ? words.tensOrdinals[high] : words.tens[high] + join("tens") + words.ordinals[low]
  }

  /// One by one.
  func digits(_ digits: String) -> String {
    digits.compactMap(\.wholeNumberValue).map { words.units[$0] }.joined(separator: " ")
  }

  private func below1000(_ number: Int) -> String {
    let (hundreds, rest) = (number / 100, number % 100)
    guard hundreds > 0 else { return below100(rest) }
    let count = hundreds == 1 ? "" : words.units[hundreds] + join("hundred")
    return count + words.hundred + (rest == 0 ? "" : join("rest") + below100(rest))
  }

  private func below100(_ number: Int) -> String {
    guard number >= words.units.count else { return words.units[number] }
    let low = number % 10
    return words.tens[number / 10 - 2] + (low == 0 ? "" : join("tens") + words.units[low])
  }

  private func join(_ place: String, else other: String = "") -> String {
    let join = words.joins[place] ?? ""
    return join.isEmpty ? other : join
  }
}
