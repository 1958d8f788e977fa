import TriptoAnswers
import TriptoContent
import TriptoKernel

/// L22: Swedish and English say the same.
enum LanguageRules {
  static func check(_ context: LintContext) -> [LintFinding] {
    let clues = context.clues.flatMap { numbers($0.texts) + names($0, context) }
    let others = context.followups.flatMap { followup in
      numbers(followup.question) + (followup.explanation.map(numbers) ?? [])
    }
    return clues + others + (context.wonder.map(numbers) ?? []) + missing(context)
  }

  /// A text that has no English form cannot be compared.
  private static func missing(_ context: LintContext) -> [LintFinding] {
    (context.clues.map(\.texts) + context.followups.map(\.question)
      + [context.wonder].compactMap(\.self))
      .filter { $0.en == nil }
      .map { texts in
        LintFinding(
          .languagesDiffer, .warning, at: texts.sv.path + "En", lang: .en, "no English text")
      }
  }

  private static func numbers(_ texts: LintPair) -> [LintFinding] {
    guard let english = texts.en else { return [] }
    let (swedish, others) = (surplus(texts.sv, english), surplus(english, texts.sv))
    let isContradiction = !swedish.isEmpty && !others.isEmpty
    return findings(swedish, texts.sv, isContradiction) + findings(others, english, isContradiction)
  }

  /// Numbers of `text` that `other` does not have.
  private static func surplus(_ text: LintText, _ other: LintText) -> [NumberMention] {
    text.numbers.filter { number in
      number.kind != .part && !other.numbers.contains(where: number.equals)
        && !isSaidOtherwise(number, other)
    }
  }

  /// A small number may go without saying in one language, but not be another one there.
  private static func findings(
    _ numbers: [NumberMention], _ text: LintText, _ isContradiction: Bool
  ) -> [LintFinding] {
    numbers.map { number in
      let isGrave = isContradiction || number.value > 12 || number.text.contains { $0.isNumber }
      return text.finding(
        .languagesDiffer, isGrave ? .error : .warning,
        "\"\(number.text)\" is not in the other language")
    }
  }

  /// "båda" and "twice" for two.
  private static func isSaidOtherwise(_ number: NumberMention, _ other: LintText) -> Bool {
    number.value == 2
      && other.words.contains { word in pairs.contains { word.lower.hasPrefix($0) } }
  }

  private static let pairs = [
    "båda", "bägge", "dubb", "tvilling", "par", "both", "twice", "twin", "pair", "couple",
    "double", "två", "two", "either", "vardera", "andra", "second",
    "another", "other", "between", "mellan",
  ]

  /// Names that neither the other language nor a claim has.
  private static func names(
    _ clue: LintContext.Clue, _ context: LintContext
  ) -> [LintFinding] {
    guard let english = clue.texts.en else { return [] }
    let country = Set(context.pack.destination.country.all.flatMap(Fold.words))
    let table = context.tables.leaks.translations
    let translated = country.union(clue.texts.sv.words.flatMap { table[$0.key] ?? [] })
    let fromEnglish = table.filter { $0.value.contains(where: english.keys.contains) }
    let known = country.union(fromEnglish.keys)
    let strangers =
      strangers(clue.texts.sv, english, known).map { (clue.texts.sv, $0) }
      + strangers(english, clue.texts.sv, translated).map { (english, $0) }
    guard !strangers.isEmpty else { return [] }
    let claimed = Set(context.words(of: clue.claims))
    return strangers.filter { _, name in
      !name.contains { word in claimed.contains { isAlike($0, word.key) } }
    }.map { text, name in
      let words = name.map(\.raw).joined(separator: " ")
      return text.finding(
        .languagesDiffer, .warning, "\"\(words)\" is not in the other language or a claim")
    }
  }

  /// Names in `text` no word of which is in `other` or known otherwise.
  private static func strangers(
    _ text: LintText, _ other: LintText, _ known: Set<String>
  ) -> [[LintWord]] {
    text.names.filter { name in
      !name.contains { word in
        word.key.utf8.count < 3 || known.contains { isAlike($0, word.key) }
          || other.words.contains { isAlike($0.key, word.key) }
      }
    }
  }

  /// The same word, its genitive, or one that sounds alike from the front, as Bosporen and
  /// Bosphorus or Köpenhamn and Copenhagen.
  static func isAlike(_ left: String, _ right: String) -> Bool {
    if left == right { return true }
    let common = zip(sounds(left), sounds(right)).prefix { $0 == $1 }.count
    return common >= 3 && 2 * common >= min(left.utf8.count, right.utf8.count)
  }

  private static func sounds(_ word: String) -> [UInt8] {
    var sounds: [UInt8] = []
    for byte in word.utf8 {
      switch byte {
      case UInt8(ascii: "c"): sounds.append(UInt8(ascii: "k"))
      case UInt8(ascii: "z"): sounds.append(UInt8(ascii: "s"))
      case UInt8(ascii: "w"): sounds.append(UInt8(ascii: "v"))
      case UInt8(ascii: "h") where sounds.last == UInt8(ascii: "p"): continue
      default: sounds.append(byte)
      }
    }
    return sounds
  }
}

extension LintContext {
  /// The folded words of claims and their evidence, in either language.
  func words(of claims: [Pack.Claim]) -> [String] {
    let statements = claims.flatMap { [$0.subject ?? ""] + $0.statement.all }
    let objects = claims.flatMap(\.object.leaves).compactMap(\.text)
    let rows = rows(of: claims).flatMap { row in
      ["title", "statement", "quote", "value", "figure", "name"].compactMap { row.text($0) }
    }
    return (statements + objects + rows).flatMap { LintWord.words(of: $0).map(\.key) }
  }
}
