import TriptoAnswers

/// A word of a text: a run of letters and digits.
struct LintWord: Sendable {
  let raw: String
  /// Folded (AN1).
  let key: String
  /// What stands between the word before and this one.
  let gap: String
  let startsSentence: Bool
  let isCapitalised: Bool
  let isNumber: Bool
  /// Lower case, marks kept: å and a are different letters in a Swedish word.
  let lower: String

  init(raw: String, gap: String, startsSentence: Bool) {
    self.raw = raw
    self.gap = gap
    self.startsSentence = startsSentence
    lower = raw.lowercased()
    key = Fold.key(lower)
    isCapitalised = raw.first != lower.first
    isNumber = raw.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Takes a text apart.
  static func words(of text: String) -> [LintWord] {
    var words: [LintWord] = []
    var raw = ""
    var gap = ""
    func close() {
      guard !raw.isEmpty else { return }
      let ends = words.isEmpty || gap.contains { ".!?:\n".contains($0) }
      words.append(LintWord(raw: raw, gap: gap, startsSentence: ends))
      raw = ""
      gap = ""
    }
    for scalar in text.unicodeScalars {
      if isPart(scalar) || (isApostrophe(scalar) && !raw.isEmpty) {
        raw.unicodeScalars.append(scalar)
      } else {
        close()
        gap.unicodeScalars.append(scalar)
      }
    }
    close()
    return words
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return (0x30...0x39).contains(scalar.value) || (0x41...0x5A).contains(scalar.value)
        || (0x61...0x7A).contains(scalar.value)
    }
    return scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
  }

  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "'" || scalar == "\u{2019}"
  }
}

extension [LintWord] {
  /// Where `phrase`, in folded words, stands in these words; a genitive s at its end counts too.
  func first(of phrase: [String]) -> Int? {
    guard let last = phrase.last, phrase.count <= count else { return nil }
    return indices.dropLast(phrase.count - 1).first { start in
      let end = start + phrase.count - 1
      return (start..<end).allSatisfy { self[$0].key == phrase[$0 - start] }
        && (self[end].key == last || self[end].key == last + "s")
    }
  }
}
