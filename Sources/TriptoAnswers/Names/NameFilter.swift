/// Keeps names off everybody's screen that insult or are dirty (EX28).
///
/// A name is blocked for a whole word of the list, and for a few stems wherever they stand; so
/// Horace, Penistone and Scunthorpe go through. Digits, signs and letters of other scripts count as
/// what they look like, repeated letters as one, and a word may be spelled with gaps.
public enum NameFilter {
  /// - Parameter name: As typed.
  public static func blocks(_ name: String) -> Bool {
    let pieces = NamePiece.pieces(of: name)
    return pieces.contains { blocksWord($0.text) } || blocksSpelled(pieces)
  }

  private static func blocksWord(_ text: String) -> Bool {
    if BlockedWords.signs.contains(text) { return true }
    return Disguise.readings(of: text).contains { reading in
      if reading.contains("*") { return BlockedWords.masked(reading) }
      let runs = LetterRuns(reading)
      return BlockedWords.words.contains { runs.spells($0) }
        || BlockedWords.stems.contains { runs.holds($0) }
    }
  }

  /// `f u c k`, `fu.ck`: neighbours that make a word together. Two whole words that happen to do so
  /// (Ana L) are let through.
  private static func blocksSpelled(_ pieces: [NamePiece]) -> Bool {
    pieces.indices.dropLast().contains { start in
      let last = min(pieces.count, start + BlockedWords.longest)
      return (start + 2...last).contains { blocksSpan(pieces[start..<$0]) }
    }
  }

  private static func blocksSpan(_ span: ArraySlice<NamePiece>) -> Bool {
    let joined = span.map(\.text).joined()
    if span.allSatisfy({ $0.text.count == 1 }) { return blocksWord(joined) }
    return Disguise.readings(of: joined).contains { reading in
      BlockedWords.stemTexts.contains { reading.hasPrefix($0) }
        || !isNameAndInitial(span) && BlockedWords.texts.contains(reading)
    }
  }

  /// Ana L: somebody's name and the first letter of another.
  private static func isNameAndInitial(_ span: ArraySlice<NamePiece>) -> Bool {
    guard let last = span.last, last.text.count == 1, last.isAfterSpace else { return false }
    return span.dropLast().contains { namesBeforeInitials.contains($0.text) }
  }

  /// Names that make a word of the list with an initial behind them.
  private static let namesBeforeInitials: Set<String> = ["ana", "anu", "fi"]
}
