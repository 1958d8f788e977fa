/// Finds the numbers of a text, in digits and in words.
struct NumberReader {
  private let words: [LintWord]
  private let lang: PackLanguage
  private var index = 0

  init(_ words: [LintWord], _ lang: PackLanguage) {
    self.words = words
    self.lang = lang
  }

  func mentions() -> [NumberMention] {
    var reader = self
    var mentions: [NumberMention] = []
    while reader.index < words.count {
      let start = reader.index
      if let mention = reader.next() { mentions.append(mention) }
      reader.index = max(reader.index, start + 1)
    }
    return mentions
  }

  /// The number that begins here, with `index` behind it; nil when none does.
  private mutating func next() -> NumberMention? {
    let start = index
    guard let (value, kind) = number() else { return nil }
    let text = words[start..<index].map(\.raw).joined(separator: " ")
    var mention = NumberMention(
      value: value, kind: kind, rounding: rounding(before: start), text: text)
    if lang == .sv && peek() == "mil" { mention.inKilometres = value * 10 }
    return mention
  }

  private mutating func number() -> (Double, NumberMention.Kind)? {
    let word = words[index]
    if word.isNumber { return digits() }
    if let found = marked(word) { return found }
    if let ordinal = ordinal(word) { return ordinal }
    if let compound = compound(word) {
      index += 1
      return (Double(compound), .part)
    }
    guard let value = spelled(word) else { return nil }
    let whole = halved(multiplied(value))
    return (whole, .plain)
  }

  private func peek(_ offset: Int = 0) -> String? {
    index + offset < words.count ? words[index + offset].lower : nil
  }

  // MARK: digits

  private mutating func digits() -> (Double, NumberMention.Kind) {
    var text = words[index].raw
    index += 1
    let isGrouped = joinGroups(&text)
    let isDecimal = joinDecimals(&text)
    let value = Double(text) ?? 0
    if let next = peek(), words[index].gap == "-", next.hasPrefix("tal") {
      index += 1
      return (value, span(value))
    }
    let isYear = !isGrouped && !isDecimal && (1_000...2_100).contains(value)
    let whole = halved(multiplied(value))
    return (whole, isYear && whole == value ? .year : .plain)
  }

  /// "1 082 575" and "1,082,575".
  private mutating func joinGroups(_ text: inout String) -> Bool {
    guard text.count <= 3 else { return false }
    var isGrouped = false
    while index < words.count, words[index].isNumber, words[index].raw.count == 3,
      [" ", "\u{A0}", "\u{202F}"].contains(words[index].gap)
        || (lang == .en && words[index].gap == ",")
    {
      text += words[index].raw
      index += 1
      isGrouped = true
    }
    return isGrouped
  }

  /// "3,5" in Swedish, "3.5" in English.
  private mutating func joinDecimals(_ text: inout String) -> Bool {
    guard index < words.count, words[index].isNumber,
      words[index].gap == "." && words[index].raw.count < 3
        || words[index].gap == (lang == .sv ? "," : ".")
    else { return false }
    text += "." + words[index].raw
    index += 1
    return true
  }

  private func span(_ start: Double) -> NumberMention.Kind {
    .span(years: start.truncatingRemainder(dividingBy: 100) == 0 ? 100 : 10)
  }

  /// "1920s", "13th", "13th century", "artonhundratalet".
  private mutating func marked(_ word: LintWord) -> (Double, NumberMention.Kind)? {
    let lower = word.lower
    if lang == .sv, lower.hasSuffix("tal"), !lower.hasSuffix("ntal"), !lower.hasSuffix("hundratal"),
      let tens = NumberWords.swedish(String(lower.dropLast(3))), tens > 10
    {
      index += 1
      return (Double(tens), .plain)
    }
    if lang == .sv, lower.contains("hundratal"), let range = lower.firstRange(of: "hundratal") {
      guard let hundreds = NumberWords.swedish(String(lower[..<range.lowerBound])) else {
        return nil
      }
      index += 1
      return (Double(hundreds * 100), .span(years: 100))
    }
    let digits = lower.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, let value = Double(digits) else { return nil }
    let suffix = lower.dropFirst(digits.count)
    if suffix == "s" || suffix.hasPrefix("tal") {
      index += 1
      return (value, span(value))
    }
    guard ["st", "nd", "rd", "th"].contains(String(suffix)) else { return nil }
    index += 1
    return century(value) ?? (value, .ordinal)
  }

  /// The century when the word for it comes next, from its first year.
  private mutating func century(_ ordinal: Double) -> (Double, NumberMention.Kind)? {
    guard let next = peek(), ["century", "centuries", "seklet"].contains(next) else { return nil }
    index += 1
    return ((ordinal - 1) * 100, .span(years: 100))
  }

  // MARK: words

  /// The number in "trettioåriga", "four-master" and "Thirty Years' War".
  private func compound(_ word: LintWord) -> Int? {
    if lang == .sv { return NumberWords.compound(word.lower) }
    guard let value = NumberWords.english[word.lower], index + 1 < words.count else { return nil }
    let isJoined = words[index + 1].gap == "-" && NumberWords.english[words[index + 1].lower] == nil
    return isJoined || (word.isCapitalised && words[index + 1].isCapitalised) ? value : nil
  }

  private mutating func ordinal(_ word: LintWord) -> (Double, NumberMention.Kind)? {
    let lower = word.lower
    if lower == "näst" || (lower == "second" && isSuperlative(peek(1))) {
      index += 1
      return (2, .ordinal)
    }
    guard let value = NumberWords.ordinal(lower, lang) else { return nil }
    let isFraction = lang == .en && peek(1) == "of" && index > 0 && words[index - 1].lower == "a"
    guard !isFraction else { return nil }
    index += 1
    return century(Double(value)) ?? (Double(value), .ordinal)
  }

  private func isSuperlative(_ word: String?) -> Bool {
    word.map { $0.hasSuffix("est") || $0 == "most" } ?? false
  }

  private mutating func spelled(_ word: LintWord) -> Double? {
    let lower = word.lower
    if isHalves(lower) { return nil }
    if lang == .sv {
      guard !isVague, let value = swedishSpelled(lower) else { return nil }
      index += 1
      return value
    }
    if lower == "one", let next = peek(1), NumberWords.powers[next] != nil {
      index += 1
      return 1
    }
    if lower == "twice" {
      index += 1
      return 2
    }
    if NumberWords.powers[lower] != nil { return isCounted ? 1 : nil }
    guard let value = NumberWords.english[lower] else { return nil }
    index += 1
    if value >= 20, value % 10 == 0, let unit = peek().flatMap({ NumberWords.english[$0] }),
      unit < 10, words[index].gap == "-" || words[index].gap == " "
    {
      index += 1
      return Double(value + unit)
    }
    return Double(value)
  }

  private var before: String { index > 0 ? words[index - 1].lower : "" }

  /// "flera hundra" is no number.
  private var isVague: Bool { ["flera", "några", "många", "par"].contains(before) }

  /// "a thousand" is a number, "by the thousand" is not.
  private var isCounted: Bool {
    ["a", "an"].contains(before) || Self.roundings[before] != nil
  }

  /// "delar staden i två", "cuts the city in two".
  private func isHalves(_ lower: String) -> Bool {
    let isEnd = index + 1 == words.count || words[index + 1].gap != " "
    return isEnd && (lower == "två" && before == "i" || lower == "two" && before == "in")
  }

  private func swedishSpelled(_ lower: String) -> Double? {
    if let value = NumberWords.swedish(lower) { return Double(value) }
    return ["miljon", "miljard"].contains(lower) ? NumberWords.powers[lower] : nil
  }

  /// "3 miljoner", "two hundred and fifty".
  private mutating func multiplied(_ value: Double) -> Double {
    var value = value
    while let next = peek(), let power = NumberWords.powers[next], words[index].gap != ", " {
      value *= power
      index += 1
      if power == 100, lang == .en { value += remainder() }
    }
    return value
  }

  /// What follows "hundred" and "hundred and".
  private mutating func remainder() -> Double {
    let skipped = peek() == "and" ? 1 : 0
    guard let next = peek(skipped), let value = NumberWords.english[next] else { return 0 }
    index += skipped + 1
    if value >= 20, let unit = peek().flatMap({ NumberWords.english[$0] }), unit < 10 {
      index += 1
      return Double(value + unit)
    }
    return Double(value)
  }

  /// "tre och en halv", "three and a half".
  private mutating func halved(_ value: Double) -> Double {
    let phrases = [["och", "en", "halv"], ["och", "ett", "halvt"], ["and", "a", "half"]]
    guard
      phrases.contains(where: { phrase in phrase.indices.allSatisfy { peek($0) == phrase[$0] } })
    else { return value }
    index += 3
    return value + 0.5
  }

  // MARK: rounding

  private func rounding(before start: Int) -> NumberMention.Rounding {
    for back in 1...3 where start - back >= 0 {
      let word = words[start - back].lower
      if let rounding = Self.roundings[word] { return rounding }
      let pair = start - back - 1 >= 0 ? words[start - back - 1].lower + " " + word : word
      if let rounding = Self.roundings[pair] { return rounding }
      guard Self.between.contains(word) else { return .none }
    }
    return .none
  }

  /// Words that may stand between a rounding word and its number.
  private static let between: Set<String> = ["de", "the", "a", "en", "ett", "på", "of", "hela"]

  private static let roundings: [String: NumberMention.Rounding] = [
    "nästan": .below, "närmare": .below, "knappt": .below, "knappa": .below, "almost": .below,
    "nearly": .below, "under": .below, "drygt": .above, "över": .above, "mer än": .above,
    "fler än": .above, "minst": .above, "more than": .above, "over": .above, "at least": .above,
    "cirka": .about, "ca": .about, "ungefär": .about, "omkring": .about, "runt": .about,
    "kring": .about, "about": .about, "around": .about, "roughly": .about, "circa": .about,
    "some": .about, "approximately": .about,
  ]
}
