public import TriptoKernel
import TriptoPlan

/// Who may still do what in an evening (EVE20, EVE32, EVE49, EVE50).
extension GameState {
  /// A unit with so many released brakes has none left at this destination (EVE32).
  static let mostReleases = 2

  /// The unit has let go of the brake at this clue (EVE32).
  public func isOut(_ id: PlayerID) -> Bool {
    guard let level, let round else { return false }
    let unit = unit(of: id)
    return round.releases.contains { unit.contains($0.seat) && $0.level == level }
  }

  /// It has let go too often at this destination (EVE32).
  public func hasSpentBrakes(_ id: PlayerID) -> Bool {
    let unit = unit(of: id)
    return (round?.releases.count { unit.contains($0.seat) } ?? 0) >= Self.mostReleases
  }

  /// Nothing that it has done at this destination keeps it from the brake.
  public func canStillBrake(_ id: PlayerID) -> Bool {
    answer(ofUnitOf: id) == nil && !isOut(id) && !hasSpentBrakes(id)
  }

  /// A press of this seat would join a hold now, its rate apart (BR12–BR18).
  public func mayBrake(_ seat: Seat) -> Bool {
    guard let level, step == .clue, phase == .clueLevel, !isPaused else { return false }
    return seat.firstRound <= roundIndex && canStillBrake(seat.id) && round?.brakes[level] == nil
  }

  /// Units that may answer, or have answered (EVE20).
  public var units: (answered: Int, total: Int) {
    let answered = round?.answers.count ?? 0
    let open = answering.filter { $0.isConnected && answer(ofUnitOf: $0.id) == nil }
    let count = isByCarriage ? Set(open.map { carriage(of: $0.id)?.number }).count : open.count
    return (answered, answered + count)
  }

  /// Every unit that may answer has answered (EVE49); nobody is waited for who is away.
  var hasEveryAnswer: Bool {
    guard let round, !round.answers.isEmpty else { return false }
    return isDone(answering) { answer(ofUnitOf: $0) != nil }
  }

  /// Everybody who may answer the question has answered it (EVE50).
  var hasEveryQuestionAnswer: Bool {
    guard let answers = round?.followups.last, !answers.isEmpty else { return false }
    return isDone(answeringQuestion) { id in answers.contains { $0.seat == id } }
  }

  private func isDone(_ seats: [Seat], _ hasAnswered: (PlayerID) -> Bool) -> Bool {
    let here = seats.filter(\.isConnected)
    return !here.isEmpty && here.allSatisfy { hasAnswered($0.id) }
  }

  /// A draft of this seat counts now; others raced the lock (EX42).
  public func takesDraft(from id: PlayerID, question: Int?) -> Bool {
    guard isEvening else { return false }
    if phase == .pausedForBrake { return brakeOwner == id }
    guard step == .question, question ?? questionIndex == questionIndex else { return false }
    let isOpen = round?.followups.last?.contains { $0.seat == id } == false
    return isOpen && (seat(id).map(mayAnswerQuestion) ?? false)
  }

  /// The owner of the brake has typed something (EVE33).
  public var isTyping: Bool { brakeOwner.map { tonight.drafts[$0] != nil } ?? false }

  /// What this destination has given a player, overrides counted (EVE53).
  public func gained(_ id: PlayerID) -> (place: Int, questions: Int) {
    guard let round else { return (0, 0) }
    let unit = unit(of: id)
    let place = round.areScoresPublic ? round.answer(of: unit)?.total ?? 0 : 0
    return (place, round.questionPoints(of: unit))
  }
}
