/// A word as its letters and how often each is repeated: `fuuuck` is f u×3 c k.
struct LetterRuns: Equatable {
  struct Run: Equatable {
    let letter: Character
    var count: Int
  }

  private(set) var runs: [Run] = []

  init(_ text: String) {
    for letter in text {
      if runs.last?.letter == letter {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(Run(letter: letter, count: 1))
      }
    }
  }

  /// Whether this is the word, with letters drawn out.
  func spells(_ word: LetterRuns) -> Bool {
    runs.count == word.runs.count && zip(runs, word.runs).allSatisfy(Self.isDrawnOut)
  }

  /// Whether the stem stands somewhere in it, with letters drawn out.
  func holds(_ stem: LetterRuns) -> Bool {
    guard let last = stem.runs.indices.last, runs.count > last else { return false }
    return (0...runs.count - stem.runs.count).contains { start in
      zip(runs[start...], stem.runs).enumerated().allSatisfy { index, pair in
        let isEdge = index == 0 || index == last
        return isEdge
          ? pair.0.letter == pair.1.letter && pair.0.count >= pair.1.count
          : Self.isDrawnOut(pair.0, pair.1)
      }
    }
  }

  /// Vowels at will, consonants from three on: Kukk, Fagg and Watt are people's names.
  private static func isDrawnOut(_ run: Run, _ wanted: Run) -> Bool {
    guard run.letter == wanted.letter else { return false }
    if run.count == wanted.count { return true }
    return run.count > wanted.count && (run.count >= 3 || vowels.contains(run.letter))
  }

  private static let vowels: Set<Character> = ["a", "e", "i", "o", "u", "y", "å", "ä", "ö"]
}
