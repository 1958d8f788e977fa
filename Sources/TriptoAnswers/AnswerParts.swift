import TriptoWords

/// An answer that says more than a name: a place and where it lies, or two guesses (JUDGE J3).
enum AnswerParts {
  typealias Pair = (left: String, right: String)

  /// What stands before and after a comma, in brackets, or around "i", "in" and "på".
  static func qualified(_ answer: String) -> Pair? {
    if let open = answer.firstIndex(of: "("), let close = answer.lastIndex(of: ")"), open < close {
      return pair(answer[..<open], answer[answer.index(after: open)..<close])
    }
    if let comma = answer.lastIndex(of: ",") {
      return pair(answer[..<comma], answer[answer.index(after: comma)...])
    }
    let words = answer.split(separator: " ")
    guard let index = words.lastIndex(where: { lies.contains(Fold.key(String($0))) }),
      let name = words[..<index].last, let place = words[(index + 1)...].first
    else { return nil }
    return pair(answer[..<name.endIndex], answer[place.startIndex...])
  }

  /// The guesses between "eller", "or", a slash or a semicolon; empty when there is only one.
  static func alternatives(_ answer: String) -> [String] {
    let parts = answer.split { "/;|\n".contains($0) }.flatMap { part in
      part.split(separator: " ").split { either.contains($0.lowercased()) }
        .map { $0.joined(separator: " ") }
    }
    let guesses = parts.filter { !Fold.key($0).isEmpty }
    return guesses.count > 1 ? guesses : []
  }

  /// The two sides of a lone "och", "and", "&" or comma; names with "och" are looked up before.
  static func joined(_ answer: String) -> Pair? {
    let halves = answer.split { ",&".contains($0) }
    if halves.count == 2 { return pair(halves[0], halves[1]) }
    let sides = answer.split(separator: " ").split { both.contains($0.lowercased()) }
    guard sides.count == 2, let left = sides[0].last, let right = sides[1].first else {
      return nil
    }
    return pair(answer[..<left.endIndex], answer[right.startIndex...])
  }

  /// The names that are said side by side, each once, when there are a few: "Peking (Beijing)".
  static func names(_ answer: String) -> [String] {
    let parts = answer.split { "/;|\n,&()".contains($0) }.flatMap { part in
      part.split(separator: " ").split { word in
        either.contains(word.lowercased()) || both.contains(word.lowercased()) || isDash(word)
      }.map { $0.joined(separator: " ") }
    }
    var seen: Set<String> = [""]
    let names = parts.filter { seen.insert(Fold.compact($0)).inserted }
    return (2...4).contains(names.count) ? names : []
  }

  private static func isDash(_ word: Substring) -> Bool {
    word.count == 1 && word.unicodeScalars.allSatisfy { $0.properties.isDash }
  }

  /// Words between a place and where it lies, folded.
  static let lies = Set(Words.all.flatMap(\.judge.lies))
  private static let either = Set(Words.all.flatMap(\.judge.either))
  private static let both = Set(Words.all.flatMap(\.judge.both))

  private static func pair(_ left: Substring, _ right: Substring) -> Pair? {
    let pair = (left: String(left), right: String(right))
    return Fold.key(pair.left).isEmpty || Fold.key(pair.right).isEmpty ? nil : pair
  }
}
