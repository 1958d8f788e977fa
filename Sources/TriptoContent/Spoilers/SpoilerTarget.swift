import TriptoKernel

/// Something that an evening with this pack keeps to itself, until it is asked or told.
struct SpoilerTarget: Sendable {
  let pack: PackID
  /// From 0; nil for the place.
  let question: Int?
  /// Its names as words in lower case, each once.
  let forms: [[String]]

  var kind: Spoiler.Kind { question == nil ? .name : .answer }

  var path: String { question.map { "followups[\($0)].correctAnswer" } ?? "destination.name" }

  /// The place, and the answers of its questions.
  static func all(of pack: Pack) -> [SpoilerTarget] {
    let place = SpoilerTarget(
      pack: pack.id, question: nil,
      forms: forms(of: pack.destination.names, atLeast: 2))
    let answers = pack.followups.enumerated().map { index, followup in
      SpoilerTarget(
        pack: pack.id, question: index,
        forms: forms(of: followup.correctAnswer.all + followup.aliases, atLeast: 3))
    }
    return ([place] + answers).filter { !$0.forms.isEmpty }
  }

  private static func forms(of names: [String], atLeast letters: Int) -> [[String]] {
    var forms: [[String]] = []
    for name in names {
      let words = SpoilerWord.words(of: name).map(\.lower)
      guard words.contains(where: { !$0.allSatisfy(\.isNumber) }),
        words.reduce(0, { $0 + $1.count }) >= letters, !forms.contains(words)
      else { continue }
      forms.append(words)
    }
    return forms
  }
}
