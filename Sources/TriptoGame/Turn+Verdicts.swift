import TriptoPlan

/// The host overrules the judge (EX19).
extension Turn {
  mutating func setVerdict(_ change: VerdictChange) throws(Refusal) {
    guard let round = state.round else { throw .invalidPhase }
    switch change.subject {
    case .destination: try overrideDestination(change, in: round)
    case .followup(let question): try overrideFollowup(change, question, in: round)
    }
    state.isFinaleStale = state.phase == .finalResults
    emit(.verdictChanged(change))
  }

  private mutating func overrideDestination(
    _ change: VerdictChange, in round: Round
  ) throws(Refusal) {
    guard round.isVerdictPublic(of: change.seat) else { throw .invalidPhase }
    guard let index = round.answers.firstIndex(where: { $0.seat == change.seat }) else {
      throw .validation("This player has no locked answer")
    }
    changeRound { $0.answers[index].override = change.isCorrect }
  }

  private mutating func overrideFollowup(
    _ change: VerdictChange, _ question: Int, in round: Round
  ) throws(Refusal) {
    guard (0..<round.scoredQuestions).contains(question) else { throw .invalidPhase }
    let answers = round.followups[question]
    guard let index = answers.firstIndex(where: { $0.seat == change.seat }) else {
      throw .validation("This player has not answered that question")
    }
    changeRound { $0.followups[question][index].override = change.isCorrect }
  }
}
