/// Digits and signs in the place of letters: `5h1t`, `a$$`.
enum Disguise {
  /// Signs that are read as letters; `*` stands for any.
  static let signs: Set<Character> = ["@", "$", "€", "!", "|", "+", "*"]

  /// What a piece of a name may say: with and without what stands before and after its letters, 1 as
  /// i and as l, å ä ö as they are and as a and o.
  static func readings(of piece: String) -> Set<String> {
    guard piece.contains(where: \.isLetter) else { return [] }
    let inner = piece.trimmed { !$0.isLetter }
    let bare = piece.trimmed { $0.isNumber || $0 == "!" || $0 == "*" }
    var readings: Set<String> = []
    for text in [piece, inner, bare] {
      for one in ["i", "l"] as [Character] {
        let letters = String(text.map { meanings[$0] ?? (ones.contains($0) ? one : $0) })
        readings.insert(letters)
        readings.insert(String(letters.map { base[$0] ?? $0 }))
      }
    }
    return readings
  }

  private static let meanings: [Character: Character] = [
    "0": "o", "3": "e", "4": "a", "@": "a", "5": "s", "$": "s", "€": "e", "6": "g", "9": "g",
    "7": "t", "+": "t", "8": "b",
  ]
  private static let ones: Set<Character> = ["1", "!", "|"]
  private static let base: [Character: Character] = ["å": "a", "ä": "a", "ö": "o"]
}

extension String {
  fileprivate func trimmed(_ isOuter: (Character) -> Bool) -> String {
    guard let first = firstIndex(where: { !isOuter($0) }),
      let last = lastIndex(where: { !isOuter($0) })
    else { return "" }
    return String(self[first...last])
  }
}
