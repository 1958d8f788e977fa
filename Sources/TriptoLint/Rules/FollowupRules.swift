import TriptoAnswers
import TriptoContent
import TriptoKernel

/// L30–L32: no question is answered by what has been said.
enum FollowupRules {
  /// L30: an answer meets a clue, its terms, or the line that is shown before the questions.
  static func answerInClue(_ context: LintContext) -> [LintFinding] {
    let texts = context.clues.flatMap(\.texts.all) + (context.wonder?.all ?? [])
    return context.followups.flatMap { followup in
      AnswerForms(followup.source).all.compactMap { answer -> LintFinding? in
        let path = followup.path + ".correctAnswer"
        if let text = texts.first(where: { $0.holds(answer.words) }) {
          return LintFinding(
            .answerInClue, .error, at: path, "\"\(answer.raw)\" stands in \(text.path)")
        }
        return numberFinding(answer, texts, path)
          ?? termFinding(answer, followup.source.bannedTerms, path)
      }
    }
  }

  /// The same number in other words; small ones turn up by chance.
  private static func numberFinding(
    _ answer: AnswerForms.Form, _ texts: [LintText], _ path: String
  ) -> LintFinding? {
    guard let number = answer.number,
      let text = texts.first(where: { $0.numbers.contains(where: number.equals) })
    else { return nil }
    return LintFinding(
      .answerInClue, number.value > 12 ? .error : .warning, at: path,
      "the number \(answer.raw) stands in \(text.path)")
  }

  private static func termFinding(
    _ answer: AnswerForms.Form, _ terms: [String], _ path: String
  ) -> LintFinding? {
    let words = terms.map(Fold.words).filter { !$0.isEmpty }
    if words.contains(answer.words) {
      return LintFinding(
        .answerInClue, .error, at: path, "\"\(answer.raw)\" is a banned term")
    }
    let shared = answer.words.first { word in word.count > 4 && words.contains([word]) }
    return shared.map {
      LintFinding(
        .answerInClue, .warning, at: path, "\"\(answer.raw)\" shares \"\($0)\" with a clue")
    }
  }

  /// L31: options of one kind, the longest at most 2.5 times the shortest.
  static func evenOptions(_ context: LintContext) -> [LintFinding] {
    context.followups.flatMap { followup -> [LintFinding] in
      guard let options = followup.source.options else { return [] }
      let both: [(Language, [String])] =
        [(.sv, options.sv)] + (options.en.map { [(.en, $0)] } ?? [])
      return both.compactMap { lang, texts in
        fault(texts).map {
          LintFinding(.unevenOptions, .error, at: followup.path + ".options", lang: lang, $0)
        }
      }
    }
  }

  private static func fault(_ options: [String]) -> String? {
    if Set(options.map(Fold.key)).count < options.count { return "two options are the same" }
    let numeric = options.filter { $0.contains { $0.isNumber } && !$0.contains { $0.isLetter } }
    if !numeric.isEmpty && numeric.count < options.count { return "some are numbers, some words" }
    let lengths = options.map(\.count)
    guard let longest = lengths.max(), let shortest = lengths.min(), shortest > 0,
      2 * longest > 5 * shortest
    else { return nil }
    return "the longest has \(longest) characters, the shortest \(shortest)"
  }

  /// L32: an answer stands in another question, or in what is said or shown with it.
  static func answerInQuestion(_ context: LintContext) -> [LintFinding] {
    context.followups.indices.flatMap { index -> [LintFinding] in
      let followup = context.followups[index]
      let answers = AnswerForms(followup.source).all
      return context.followups.indices.filter { $0 != index }.compactMap { other in
        finding(answers, followup.path, context.followups[other], isBefore: other < index)
      }
    }
  }

  private static func finding(
    _ answers: [AnswerForms.Form], _ path: String, _ other: LintContext.Followup, isBefore: Bool
  ) -> LintFinding? {
    for answer in answers where answer.raw.count > 2 {
      if other.question.all.contains(where: { $0.holds(answer.words) }) {
        return LintFinding(
          .answerInQuestion, .error, at: path + ".correctAnswer",
          "\"\(answer.raw)\" stands in \(other.path).questionText")
      }
      let shown = (other.explanation?.all ?? []).contains { $0.holds(answer.words) }
      let options = other.source.options?.all.joined() ?? [].joined()
      if isBefore && (shown || options.contains { Fold.words($0) == answer.words }) {
        return LintFinding(
          .answerInQuestion, .warning, at: path + ".correctAnswer",
          "\"\(answer.raw)\" is shown with \(other.path) before it is asked for")
      }
    }
    return nil
  }
}

/// The right answers of a question, taken apart.
struct AnswerForms: Sendable {
  struct Form: Sendable {
    let raw: String
    let words: [String]
    /// The number, where the answer is nothing else.
    let number: NumberMention?
  }

  /// Swedish, English, and the aliases; each folded form once.
  let all: [Form]

  init(_ followup: Pack.Followup) {
    var seen: Set<[String]> = []
    let texts = followup.correctAnswer.all + followup.aliases
    all = texts.compactMap { text in
      let words = LintWord.words(of: text)
      let keys = words.map(\.key)
      guard !keys.isEmpty, seen.insert(keys).inserted else { return nil }
      let numbers = NumberReader(words, .sv).mentions() + NumberReader(words, .en).mentions()
      return Form(raw: text, words: keys, number: words.count == 1 ? numbers.first : nil)
    }
  }
}
