import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoWire

/// The reveal of an evening, as far as it has been told (EVE15, EX51).
extension StateProjection {
  var reveal: RevealView? {
    guard isExtended, state.isEvening, isRevealed, let round = state.round,
      let startMs = state.tonight.revealStartMs
    else { return nil }
    return RevealView(
      stage: round.hasResults ? .results : state.step == .revealed ? .flight : .verdicts,
      startAtServerMs: startMs, shown: (0..<round.toldSteps).compactMap(state.verdictShown))
  }
}

extension GameState {
  /// EX51: a step of the verdicts
  func verdictShown(_ index: Int) -> VerdictShown? {
    guard let round, round.verdictSteps.indices.contains(index) else { return nil }
    return VerdictShown(
      group: round.verdictSteps[index].compactMap(round.answer).map(shown), index: index,
      of: round.verdictSteps.count, isLast: index + 1 == round.verdictSteps.count)
  }

  private func shown(_ answer: LockedAnswer) -> ShownVerdict {
    let guess = guess(of: answer)
    return ShownVerdict(
      playerId: answer.seat, playerName: name(of: answer.seat),
      carriageId: carriageID(of: answer.seat),
      answerText: answer.text.open(.revealed), isCorrect: answer.isCorrect,
      pointsAwarded: answer.points, clueLevelPoints: answer.clueLevel, note: answer.isNote,
      byChoice: answer.isByChoice, guess: guess,
      reason: answer.isCorrect || guess != nil ? nil : reason(of: answer))
  }

  /// The pin of a wrong answer (EVE65).
  private func guess(of answer: LockedAnswer) -> GuessView? {
    let verdict = answer.verdict.open(.revealed)
    guard let name = verdict.other, let at = verdict.otherAt,
      let distanceKm = distanceKm(of: answer)
    else { return nil }
    return GuessView(
      name: name, lat: at.latitude, lon: at.longitude, distanceKm: distanceKm.rounded())
  }

  private func reason(of answer: LockedAnswer) -> AnswerReason? {
    let verdict = answer.verdict.open(.revealed)
    return AnswerReason(rawValue: verdict.detail ?? verdict.reason)
  }
}
