import TriptoContent

/// L40 and L42: texts that can be read on a screen and aloud.
enum StyleRules {
  /// L40: the longest that texts may be, in characters.
  static func length(_ context: LintContext) -> [LintFinding] {
    let clues = context.clues.flatMap(\.texts.all).flatMap { text in
      limit(text, to: 180, from: 70) + limitSentences(text)
    }
    let followups = context.followups.flatMap { followup in
      followup.question.all.flatMap { limit($0, to: 120) }
        + (followup.explanation?.all ?? []).flatMap { limit($0, to: 140) }
        + answers(followup)
    }
    let lines = context.banter.flatMap(\.texts.all) + (context.wonder?.all ?? [])
    return clues + followups + lines.flatMap { limit($0, to: 110) }
  }

  private static func limit(_ text: LintText, to most: Int, from least: Int = 1) -> [LintFinding] {
    // NB: a text has at most as many characters as bytes, and those are known at once.
    let bytes = text.raw.utf8.count
    guard bytes > most || bytes < 2 * least else { return [] }
    let count = text.raw.count
    if count > most {
      return [text.finding(.length, .error, "\(count) characters, at most \(most)")]
    }
    guard count < least else { return [] }
    return [text.finding(.length, .warning, "\(count) characters, at least \(least)")]
  }

  private static func limitSentences(_ text: LintText) -> [LintFinding] {
    let count = text.sentences
    return count > 3 ? [text.finding(.length, .warning, "\(count) sentences, at most 3")] : []
  }

  /// Options of at most 32 characters; open answers of at most 40 and three words.
  private static func answers(_ followup: LintContext.Followup) -> [LintFinding] {
    let source = followup.source
    if let options = source.options {
      return options.all.joined().filter { $0.count > 32 }.map {
        LintFinding(
          .length, .error, at: followup.path + ".options", "\"\($0)\" has over 32 characters")
      }
    }
    return source.correctAnswer.all.compactMap { answer in
      let words = answer.split(separator: " ").count
      guard answer.count > 40 || words > 3 else { return nil }
      return LintFinding(
        .length, answer.count > 40 ? .error : .warning, at: followup.path + ".correctAnswer",
        "\"\(answer)\" is over 40 characters or three words")
    }
  }

  /// L42: phrases that nobody says aloud, and spellings that are not British.
  static func forbidden(_ context: LintContext) -> [LintFinding] {
    let texts =
      context.clues.flatMap(\.texts.all)
      + context.followups.flatMap { $0.question.all + ($0.explanation?.all ?? []) }
      + context.banter.flatMap(\.texts.all) + (context.wonder?.all ?? [])
    return texts.flatMap { text in
      let words = text.words.map(\.lower)
      return (context.tables.phrases[text.lang] ?? []).filter { stands($0, in: text, words) }
        .map { phrase in
          let quoted = phrase.words.joined(separator: " ")
          return text.finding(
            .forbiddenPhrase, phrase.severity, "\"\(quoted)\": \(phrase.instead)")
        }
    }
  }

  private static func stands(
    _ phrase: StylePhrase, in text: LintText, _ words: [String]
  ) -> Bool {
    guard let first = phrase.words.first else { return false }
    return words.indices.contains { start in
      guard phrase.isStem ? words[start].hasPrefix(first) : words[start] == first else {
        return false
      }
      let rest = words[(start + 1)...].prefix(phrase.words.count - 1)
      return rest.elementsEqual(phrase.words.dropFirst()) && !isProperName(text.words[start])
    }
  }

  /// "Rockefeller Center" is spelled as its owners spell it.
  private static func isProperName(_ word: LintWord) -> Bool {
    word.isCapitalised && !word.startsSentence
  }
}
