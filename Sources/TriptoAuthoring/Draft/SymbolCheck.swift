import TriptoAnswers
import TriptoContent
import TriptoKernel
import TriptoWords

/// Whether every number and name of a clue stands in the facts it is bound to.
///
/// It does not understand a sentence: what it cannot find is held against it.
struct SymbolCheck: Sendable {
  private let known: Set<String>
  private let numbers: Set<String>

  init(facts: [Fact]) {
    var texts = facts.flatMap { $0.statement.all }
    for fact in facts {
      texts += fact.slots.values.flatMap(\.values) + fact.rows.flatMap(Self.texts)
    }
    let words = texts.flatMap { Self.words(of: $0).map(\.key) }
    known = Set(words)
    numbers = Set(texts.flatMap { Self.numbers(in: $0) })
  }

  /// What is wrong, in English for the model to read; nil when nothing is.
  func fault(sv: String, en: String) -> String? {
    for (text, openers) in [(sv, Self.swedishOpeners), (en, Self.englishOpeners)] {
      if let number = Self.numbers(in: text).first(where: { !numbers.contains($0) }) {
        return "the number \(number) stands in no row"
      }
      let words = Self.words(of: text)
      if let name = words.first(where: { isStranger($0, openers) }) {
        return "\"\(name.raw)\" stands in no row"
      }
      let content = words.filter { $0.key.count >= 5 }
      guard content.contains(where: { isKnown($0.key) }) else {
        return "the text tells nothing of its rows"
      }
    }
    return nil
  }

  private func isStranger(_ word: Word, _ openers: Set<String>) -> Bool {
    word.isCapitalised && !isKnown(word.key) && !(word.isOpening && openers.contains(word.key))
  }

  /// The word, its genitive, or the beginning of a longer form.
  private func isKnown(_ key: String) -> Bool {
    known.contains(key) || (key.hasSuffix("s") && known.contains(String(key.dropLast())))
  }

  private struct Word {
    let raw: String
    let key: String
    let isCapitalised: Bool
    let isOpening: Bool
  }

  private static func words(of text: String) -> [Word] {
    var words: [Word] = []
    var isOpening = true
    for part in text.split(whereSeparator: { $0.isWhitespace || $0 == "-" || $0 == "–" }) {
      let raw = part.filter { $0.isLetter }
      if let first = raw.first {
        words.append(
          Word(
            raw: String(raw), key: Fold.key(String(raw)), isCapitalised: first.isUppercase,
            isOpening: isOpening))
        isOpening = false
      }
      if part.last.map({ ".!?:".contains($0) }) == true { isOpening = true }
    }
    return words
  }

  /// Digits without the signs that group them, and numbers that are spelled.
  private static func numbers(in text: String) -> [String] {
    var numbers: [String] = []
    var digits = ""
    let characters = Array(text) + [" "]
    for (index, character) in characters.enumerated() {
      let isGroup =
        !digits.isEmpty && " \u{a0},.".contains(character) && index + 1 < characters.count
        && characters[index + 1].isNumber
      if character.isNumber {
        digits.append(character)
      } else if !isGroup, !digits.isEmpty {
        numbers.append(digits)
        digits = ""
      }
    }
    let words = text.lowercased().split { !$0.isLetter }
    return numbers + words.compactMap { spelled[String($0)] }
  }

  /// Number words of the languages that packs have.
  ///
  /// NB: "ett" and "one" are articles and pronouns far more often than numbers.
  private static let spelled: [String: String] = [Language.sv, .en].reduce(into: [:]) {
    for (word, value) in Words.of($1).numbers.readable where value != 1 { $0[word] = String(value) }
  }

  private static func texts(_ row: JSONValue) -> [String] {
    ["value", "name"].compactMap { row[$0]?.text }
  }

  /// What a sentence may begin with, besides words of its rows: any other word could be a name.
  static let swedishOpeners: Set<String> = words(
    """
    här i från på den det de denna detta dessa en ett landet staden stadens landets folket du ni \
    är var när där då nu vid över under till med mot bara och men som inte ingen inget så för runt \
    omkring ungefär nästan drygt mer än hit hitåt härifrån sedan före efter mellan bland namnet \
    grannarna bönder bönderna färgerna kusten valutan språket högst längst söder norr öster väster \
    fågelvägen två tre fyra fem sex sju åtta nio tio tänk ta leta sök världen ekvatorn symbolen
    """)

  static let englishOpeners: Set<String> = words(
    """
    here in from on the this that these those a an it its you your is was when where then now at \
    by over under to with towards only and but as not no so for around about nearly almost more \
    than since before after between among look the name neighbours farmers colours coast currency \
    language highest south north east west two three four five six seven eight nine ten think take \
    seek find world people country city its if there
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map { Fold.key(String($0)) })
  }
}
