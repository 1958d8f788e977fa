import TriptoKernel

/// Numbers in words.
extension NumberReader {
  /// The number of a road, a band or an aeroplane: "E10", "U2", "A380".
  func code(_ word: LintWord) -> Double? {
    guard word.isCapitalised else { return nil }
    let letters = word.raw.prefix { $0.isLetter }
    let digits = word.raw.dropFirst(letters.count)
    guard (1...3).contains(letters.count), !digits.isEmpty, digits.allSatisfy(\.isNumber) else {
      return nil
    }
    return Double(digits)
  }

  /// The number in "trettioåriga", "four-master" and "Thirty Years' War".
  func compound(_ word: LintWord) -> Int? {
    if lang == .sv { return NumberTable.compound(word.lower) }
    guard let value = NumberTable.english[word.lower], index + 1 < words.count else { return nil }
    let isJoined = words[index + 1].gap == "-" && NumberTable.english[words[index + 1].lower] == nil
    return isJoined || (word.isCapitalised && words[index + 1].isCapitalised) ? value : nil
  }

  mutating func ordinal(_ word: LintWord) -> (Double, NumberMention.Kind)? {
    let lower = word.lower
    if lower == "näst" || (lower == "second" && isSuperlative(peek(1))) {
      index += 1
      return (2, .ordinal)
    }
    guard let value = NumberTable.ordinal(lower, lang) else { return nil }
    let isFraction = lang == .en && peek(1) == "of" && index > 0 && words[index - 1].lower == "a"
    guard !isFraction else { return nil }
    index += 1
    return century(Double(value)) ?? (Double(value), .ordinal)
  }

  func isSuperlative(_ word: String?) -> Bool {
    word.map { $0.hasSuffix("est") || $0 == "most" } ?? false
  }

  mutating func spelled(_ word: LintWord) -> Double? {
    let lower = word.lower
    if isHalves(lower) { return nil }
    if lang == .sv {
      guard !isVague, let value = swedishSpelled(lower) else { return nil }
      index += 1
      return value
    }
    if lower == "one", let next = peek(1), NumberTable.powers[next] != nil {
      index += 1
      return 1
    }
    if lower == "twice" {
      index += 1
      return 2
    }
    if NumberTable.powers[lower] != nil { return isCounted ? 1 : nil }
    guard let value = NumberTable.english[lower] else { return nil }
    index += 1
    if value >= 20, value % 10 == 0, let unit = peek().flatMap({ NumberTable.english[$0] }),
      unit < 10, words[index].gap == "-" || words[index].gap == " "
    {
      index += 1
      return Double(value + unit)
    }
    return Double(value)
  }

  var before: String { index > 0 ? words[index - 1].lower : "" }

  /// "flera hundra" is no number.
  var isVague: Bool { ["flera", "några", "många", "par"].contains(before) }

  /// "a thousand" is a number, "by the thousand" is not.
  var isCounted: Bool {
    ["a", "an"].contains(before) || Self.roundings[before] != nil
  }

  /// "delar staden i två", "cuts the city in two".
  func isHalves(_ lower: String) -> Bool {
    let isEnd = index + 1 == words.count || words[index + 1].gap != " "
    return isEnd && (lower == "två" && before == "i" || lower == "two" && before == "in")
  }

  func swedishSpelled(_ lower: String) -> Double? {
    if let value = NumberTable.swedish(lower) { return Double(value) }
    return ["miljon", "miljard"].contains(lower) ? NumberTable.powers[lower] : nil
  }

  /// "3 miljoner", "two hundred and fifty".
  mutating func multiplied(_ value: Double) -> Double {
    var value = value
    while let next = peek(), let power = NumberTable.powers[next], words[index].gap != ", " {
      value *= power
      index += 1
      if power == 100, lang == .en { value += remainder() }
    }
    return value
  }

  /// What follows "hundred" and "hundred and".
  mutating func remainder() -> Double {
    let skipped = peek() == "and" ? 1 : 0
    guard let next = peek(skipped), let value = NumberTable.english[next] else { return 0 }
    index += skipped + 1
    if value >= 20, let unit = peek().flatMap({ NumberTable.english[$0] }), unit < 10 {
      index += 1
      return Double(value + unit)
    }
    return Double(value)
  }

  /// "tre och en halv", "three and a half".
  mutating func halved(_ value: Double) -> Double {
    let phrases = [["och", "en", "halv"], ["och", "ett", "halvt"], ["and", "a", "half"]]
    guard
      phrases.contains(where: { phrase in phrase.indices.allSatisfy { peek($0) == phrase[$0] } })
    else { return value }
    index += 3
    return value + 0.5
  }
}
