import TriptoKernel

/// Finds the numbers of a text, in digits and in words.
struct NumberReader {
  let words: [LintWord]
  let lang: Language
  var index = 0

  init(_ words: [LintWord], _ lang: Language) {
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
    if let code = code(word) {
      index += 1
      return (code, .plain)
    }
    guard let value = spelled(word) else { return nil }
    let whole = halved(multiplied(value))
    return (whole, .plain)
  }

  func peek(_ offset: Int = 0) -> String? {
    index + offset < words.count ? words[index + offset].lower : nil
  }

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
      let tens = NumberTable.swedish(String(lower.dropLast(3))), tens > 10
    {
      index += 1
      return (Double(tens), .plain)
    }
    if lang == .sv, lower.contains("hundratal"), let range = lower.firstRange(of: "hundratal") {
      guard let hundreds = NumberTable.swedish(String(lower[..<range.lowerBound])) else {
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
  mutating func century(_ ordinal: Double) -> (Double, NumberMention.Kind)? {
    guard let next = peek(), ["century", "centuries", "seklet"].contains(next) else { return nil }
    index += 1
    return ((ordinal - 1) * 100, .span(years: 100))
  }
}
