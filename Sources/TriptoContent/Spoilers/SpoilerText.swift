/// A word of a Swedish text.
struct SpoilerWord: Sendable {
  let raw: String
  /// Marks kept, since å and a are different letters; without apostrophes.
  let lower: String
  let isCapital: Bool
  let startsSentence: Bool
  /// Only a space stands before it.
  let followsSpace: Bool

  /// Perhaps a genitive; then this is the word without its s.
  var nominative: String? {
    lower.hasSuffix("s") && lower.utf8.count > 3 ? String(lower.dropLast()) : nil
  }

  func isForm(of word: String) -> Bool { lower == word || nominative == word }

  /// Takes a text apart.
  static func words(of text: String) -> [SpoilerWord] {
    var words: [SpoilerWord] = []
    var (raw, gap) = ("", "")
    func close() {
      guard !raw.isEmpty else { return }
      words.append(SpoilerWord(raw, gap: gap, isFirst: words.isEmpty))
      (raw, gap) = ("", "")
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

  private init(_ raw: String, gap: String, isFirst: Bool) {
    self.raw = raw
    let small = raw.lowercased()
    lower = small.utf8.contains(where: Self.mayBeApostrophe) ? Self.plain(small) : small
    isCapital = raw.first != small.first
    startsSentence = isFirst || gap.unicodeScalars.contains { ".!?:\n".unicodeScalars.contains($0) }
    followsSpace = gap == " "
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

  /// NB: the first byte of ’ is that of other marks too.
  private static func mayBeApostrophe(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "'") || byte == 0xE2
  }

  private static func plain(_ text: String) -> String {
    var plain = ""
    for scalar in text.unicodeScalars where !isApostrophe(scalar) {
      plain.unicodeScalars.append(scalar)
    }
    return plain
  }
}

/// A text of a pack that people hear or read, in Swedish.
struct SpoilerText: Sendable {
  let path: String
  let words: [SpoilerWord]

  init(_ path: String, _ text: String) {
    self.path = path
    words = SpoilerWord.words(of: text)
  }

  /// Everything that an evening with this pack tells; the options that are wrong tell nothing.
  static func all(of pack: Pack) -> [SpoilerText] {
    let clues = pack.clues.enumerated().map { SpoilerText("clues[\($0)].text", $1.text.sv) }
    let banter = pack.banter.enumerated().map { SpoilerText("banter[\($0)].text", $1.text.sv) }
    return clues + pack.followups.enumerated().flatMap(followup) + banter
      + (pack.wonder.map { [SpoilerText("wonder", $0.sv)] } ?? [])
  }

  /// What the pack says of its answers.
  static func statements(of pack: Pack) -> [[SpoilerWord]] {
    let claims = (pack.clues.flatMap(\.claims) + pack.followups.flatMap(\.claims)).map(\.statement)
    let answers = pack.followups.flatMap { [$0.correctAnswer, $0.explanation].compactMap(\.self) }
    return (claims + answers).map { SpoilerWord.words(of: $0.sv) }
  }

  private static func followup(_ index: Int, _ followup: Pack.Followup) -> [SpoilerText] {
    let path = "followups[\(index)]"
    let explanation = followup.explanation.map { SpoilerText(path + ".explanation", $0.sv) }
    return [
      SpoilerText(path + ".questionText", followup.question.sv),
      SpoilerText(path + ".correctAnswer", followup.correctAnswer.sv),
    ] + (explanation.map { [$0] } ?? [])
  }
}
