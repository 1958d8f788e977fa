/// The guesses of an answer that makes several (JUDGE J15).
enum Guesses {
  static func split(_ answer: String) -> [String] {
    answer.split { "/;|\n,&+()".contains($0) }.flatMap { part in
      part.split(separator: " ").split { word in
        let word = Fold.compact(String(word))
        return OpenWords.either.contains(word) || OpenWords.both.contains(word)
      }.map { $0.joined(separator: " ") }
    }
  }
}
