/// Lines of about equal length, the same on every TV, for that is how captions are counted (UI-T25).
enum Lines {
  private static func wrapped(_ words: [Substring], _ most: Int) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + 1 + word.count <= most {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// As few lines of at most `most` characters as it takes, broken so that the longest is as short as can be.
  static func balanced(_ text: String, _ most: Int) -> [String] {
    let words = text.split(whereSeparator: \.isWhitespace)
    let loose = wrapped(words, most)
    var width = (text.count + max(1, loose.count) - 1) / max(1, loose.count)
    while width < most {
      let lines = wrapped(words, width)
      if lines.count == loose.count { return lines }
      width += 1
    }
    return loose
  }
}

/// A text in lines, in a size in which they fit (UI.md §1.2).
public struct FittedText: Equatable, Sendable {
  /// px at 1080p.
  public let size: Int
  public let lines: [String]

  /// - Parameter steps: sizes from the largest on, with the characters that a line of each can hold.
  init(_ text: String, lines most: Int, _ steps: [(size: Int, characters: Int)]) {
    var best: (Int, [String]) = (0, [])
    for step in steps {
      best = (step.size, Lines.balanced(text, step.characters))
      if best.1.count <= most { break }
    }
    (size, lines) = best
  }

  static func clue(_ text: String) -> FittedText {
    FittedText(text, lines: 4, [(60, 45), (54, 50), (47, 57), (40, 67)])
  }

  /// - Parameter isSmall: where the verdicts of a full sofa stand below.
  static func question(_ text: String, isSmall: Bool) -> FittedText {
    isSmall
      ? FittedText(text, lines: 2, [(52, 52), (46, 59)])
      : FittedText(text, lines: 3, [(76, 34), (64, 42), (52, 52)])
  }
}
