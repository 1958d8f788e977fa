public import TriptoPlan

/// Destinations whose every secret is a token of its own, so that a search for it is exact.
public enum TestContent {
  /// - Parameters:
  ///   - count: how many destinations, numbered from 1.
  ///   - questions: how many follow-ups each has; the first is multiple choice.
  ///   - first: the number of the first one; a later journey has others.
  public static func itinerary(
    _ count: Int = 1, questions: Int = 2, from first: Int = 1
  ) -> [DestinationRecord] {
    (first..<(first + max(count, 1))).map { destination($0, questions: questions) }
  }

  /// What must not be seen of destination `number` before its reveal (PR34).
  public static func placeTokens(_ number: Int) -> [String] {
    ["NAME", "LAND", "ALIAS", "PACK"].map { "ZQX-\($0)-\(number)." }
  }

  /// As the planner adds them where children may choose (EVE46).
  public static func withChoices(_ itinerary: [DestinationRecord]) -> [DestinationRecord] {
    itinerary.map {
      var record = $0
      record.choices = wrongChoices
      return record
    }
  }

  public static let wrongChoices = ["Alexandria", "Giza", "Kairouan"]

  /// Where destination `number` lies.
  public static func position(_ number: Int) -> Position {
    Position(latitude: 17.25 + Double(number), longitude: -17.75)
  }

  /// The clue `index` (0–4) of destination `number`, and what must not be seen before it is shown.
  public static func clue(_ number: Int, _ index: Int) -> String { "ZQX-CLUE-\(number)-\(index)." }

  /// The text of a question, secret until it is presented (PR30).
  public static func question(_ number: Int, _ index: Int) -> String {
    "ZQX-QUESTION-\(number)-\(index)."
  }

  /// The right answer to a question, secret until it is scored (PR35).
  public static func correctAnswer(_ number: Int, _ index: Int) -> String {
    "ZQX-RIGHT-\(number)-\(index)."
  }

  private static func destination(_ number: Int, questions: Int) -> DestinationRecord {
    let place = placeTokens(number)
    return DestinationRecord(
      packID: place[3], name: place[0], country: place[1], aliases: [place[2]],
      position: position(number),
      clues: (0..<5).map { clue(number, $0) },
      questions: (0..<questions).map { followup(number, $0) })
  }

  /// NB: the options of a real question hold its answer; here they don't, to keep the search exact.
  private static func followup(_ number: Int, _ index: Int) -> DestinationRecord.QuestionRecord {
    .init(
      text: question(number, index), options: index == 0 ? ["1", "2", "3", "4"] : nil,
      correctAnswer: correctAnswer(number, index), aliases: ["ZQX-ALSO-\(number)-\(index)."])
  }
}
