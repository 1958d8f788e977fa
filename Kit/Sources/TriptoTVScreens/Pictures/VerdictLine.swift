import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoWire

/// A verdict of an evening's reveal, in the order in which it is told (EVE57, UI-E12).
struct VerdictLine: Equatable, Sendable {
  var id: PlayerID
  var name: String
  var answer: String
  var isCorrect: Bool
  var points: Int
  /// Of the clue at which it was given.
  var level: Int
  var isNote: Bool
  var isByChoice: Bool
  var guess: GuessView?
  var reason: AnswerReason?

  /// The steps by their numbers, each once; once the results are there they have the last word (EVE52).
  static func all(_ heard: [VerdictShown], _ told: [VerdictShown], _ results: [DestinationResult])
    -> [VerdictLine]
  {
    let steps = Dictionary((heard + told).map { ($0.index, $0) }) { $1 }
    let shown = steps.sorted { $0.key < $1.key }.flatMap(\.value.group).map(VerdictLine.init)
    let final = Dictionary(results.map { ($0.playerId, $0) }) { $1 }
    let settled = shown.map { line in
      guard let row = final[line.id] else { return line }
      var line = line
      (line.isCorrect, line.points) = (row.isCorrect, row.pointsAwarded)
      return line
    }
    let known = Set(shown.map(\.id))
    return settled + results.filter { !known.contains($0.playerId) }.map(VerdictLine.init)
  }

  /// What it named, and how far off that is or why it has no place (EVE65).
  func detail(_ view: TVView) -> String {
    let more =
      isCorrect ? "" : guess.map { view.messages.kilometresOff($0.distanceKm) } ?? why(view)
    let named = guess?.name ?? (answer.isEmpty ? "" : view.quoted(answer))
    return [named, more].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private func why(_ view: TVView) -> String {
    let verdicts = view.messages.verdicts
    switch reason {
    case .tooBroad: return verdicts.tooBroad
    case .generic: return verdicts.generic
    case .multiple: return verdicts.multiple
    case .exact, .alias, .spelling, .near, .otherPlace, .empty, .reject, .unknown, nil: return ""
    }
  }
}

extension VerdictLine {
  init(_ row: ShownVerdict) {
    self.init(
      id: row.playerId, name: row.playerName, answer: row.answerText, isCorrect: row.isCorrect,
      points: row.pointsAwarded, level: row.clueLevelPoints, isNote: row.note,
      isByChoice: row.byChoice, guess: row.guess, reason: row.reason)
  }

  init(_ row: DestinationResult) {
    self.init(
      id: row.playerId, name: row.playerName, answer: row.answerText, isCorrect: row.isCorrect,
      points: row.pointsAwarded, level: row.clueLevelPoints ?? row.lockedAtLevelPoints,
      isNote: row.note ?? false, isByChoice: row.byChoice ?? false)
  }
}
