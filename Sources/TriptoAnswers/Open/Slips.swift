/// Slips of the pen in the answer to an open question (JUDGE J16).
enum Slips {
  /// One from five letters, two from nine.
  static func limit(_ letters: Int) -> Int {
    switch letters {
    case ..<5: 0
    case 5...8: 1
    default: 2
    }
  }

  /// How many there are between what was typed and a name, word by word; nil when there are too many.
  static func between(_ typed: [String], _ name: [String]) -> Int? {
    let letters = name.reduce(0) { $0 + $1.count }
    let slips =
      typed.count == name.count ? wordByWord(typed, name) : joined(typed.joined(), name.joined())
    return slips.flatMap { $0 <= limit(letters) ? $0 : nil }
  }

  private static func wordByWord(_ typed: [String], _ name: [String]) -> Int? {
    var total = 0
    for (left, right) in zip(typed, name) where !SameWord.holds(left, right) {
      guard let slips = joined(left, right), slips <= limitInside(right, of: name.count)
      else { return nil }
      total += slips
    }
    return total
  }

  /// A word among others bears a little more, for they say which name is meant.
  private static func limitInside(_ word: String, of words: Int) -> Int {
    guard words > 1 else { return limit(word.count) }
    return switch word.count {
    case ..<3: 0
    case 3...7: 1
    default: 2
    }
  }

  private static func joined(_ typed: String, _ name: String) -> Int? {
    guard digits(typed) == digits(name), Sound.beginsAlike(typed, name),
      !OpenWords.known.contains(typed) || Sound.isSame(typed, name)
    else { return nil }
    let slips = EditDistance.between(Array(typed.unicodeScalars), Array(name.unicodeScalars))
    return Sound.isSame(typed, name) ? min(slips, 1) : slips
  }

  private static func digits(_ text: String) -> String { text.filter(\.isNumber) }
}

/// What sounds alike, in the languages that people here write by ear.
enum Sound {
  static func isSame(_ left: String, _ right: String) -> Bool {
    let key = key(left)
    return key.count >= 3 && key == Self.key(right)
  }

  /// Few people miss the first letter of a word: with another one it is another word.
  static func beginsAlike(_ left: String, _ right: String) -> Bool {
    let (one, other) = (left.first.map { plain[$0] ?? $0 }, right.first.map { plain[$0] ?? $0 })
    return one == other
      || Set([one, other]) == ["s", "k"] && [left.first, right.first].contains("c")
  }

  private static func key(_ word: String) -> String {
    var key = ""
    let letters = pairs.reduce(word) { $0.replacing($1.0, with: $1.1) }
    for letter in letters.map({ plain[$0] ?? $0 }) where key.last != letter && letter != "h" {
      key.append(letter)
    }
    return key
  }

  private static let pairs = [
    ("ph", "f"), ("th", "t"), ("ch", "k"), ("ck", "k"), ("ou", "u"), ("x", "ks"),
  ]
  private static let plain: [Character: Character] = [
    "c": "k", "q": "k", "z": "s", "w": "v", "y": "i", "j": "i",
  ]
}
