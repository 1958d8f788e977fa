import TriptoContent
import TriptoKernel

/// A text of a pack in one language, taken apart once for all rules.
struct LintText: Sendable {
  let raw: String
  /// As in `clues[0].textEn`.
  let path: String
  let lang: Language
  let words: [LintWord]
  /// The folded words.
  let keys: Set<String>
  let numbers: [NumberMention]
  /// Runs of capitalised words that are names.
  let names: [[LintWord]]

  init(_ raw: String, path: String, lang: Language) {
    self.raw = raw
    self.path = path
    self.lang = lang
    words = LintWord.words(of: raw)
    keys = Set(words.map(\.key))
    numbers = NumberReader(words, lang).mentions()
    names = NameReader.names(in: words, lang)
  }

  /// Whether the folded phrase stands in the text.
  func holds(_ phrase: [String]) -> Bool {
    guard let first = phrase.first, phrase.count == 1 || keys.contains(first) else { return false }
    return phrase.count == 1
      ? keys.contains(first) || keys.contains(first + "s") : words.first(of: phrase) != nil
  }

  func finding(_ code: LintCode, _ severity: Severity, _ message: String) -> LintFinding {
    LintFinding(code, severity, at: path, lang: lang, message)
  }

  /// Sentences, counted by their ends.
  var sentences: Int {
    let inner = words.dropFirst().filter { word in
      word.gap.contains { ".!?".contains($0) } && word.gap.contains(" ")
    }
    return inner.count + 1
  }
}

/// A clue, question or line in both languages.
struct LintPair: Sendable {
  let sv: LintText
  /// Nil when there is no English text.
  let en: LintText?

  var all: [LintText] { [sv] + [en].compactMap(\.self) }

  init(_ text: LocalText, path: String) {
    sv = LintText(text.sv, path: path, lang: .sv)
    en = text.en.map { LintText($0, path: path + "En", lang: .en) }
  }
}
