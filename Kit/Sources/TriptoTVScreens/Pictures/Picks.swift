import TriptoKernel
import TriptoWire

extension TVQuestion.People {
  /// With more than so many in a row only passengers fit, and without passengers their number.
  private static let (named, faces) = (3, 10)

  init(_ rows: [FollowupResult], _ mood: Mood, _ view: TVView) {
    let hasFaces = view.hasPassengers
    areNamed = rows.count <= Self.named || !hasFaces
    let room = rows.count <= Self.named ? rows.count : hasFaces ? Self.faces : Self.named - 1
    shown = rows.prefix(room).map { view.person($0.playerId, $0.playerName, mood) }
    over = rows.count > room ? "+\(rows.count - room)" : nil
  }
}

/// Who chose what (EVE13, UI-E13): by the option's number, or else by its text.
struct Picks: Equatable {
  let options: [[FollowupResult]]
  let right: [FollowupResult]
  let other: [FollowupResult]
  /// How many have not answered.
  let silent: Int

  init(_ rows: [FollowupResult], _ texts: [String]) {
    let answered = rows.filter { $0.isCorrect || $0.choice != nil || !$0.answerText.isEmpty }
    options = texts.indices.map { place in
      answered.filter { ($0.choice ?? texts.firstIndex(of: $0.answerText)) == place }
    }
    right = answered.filter(\.isCorrect)
    other = answered.filter { !$0.isCorrect }
    silent = rows.count - answered.count
  }
}
