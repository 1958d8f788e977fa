import TriptoKernel
import TriptoPlan

/// The timed questions after the reveal (ST17–ST19, SC2).
extension Turn {
  mutating func presentQuestion(_ index: Int) {
    state.phase = .followupQuestion
    state.questionIndex = index
    changeRound { $0.followups.append([]) }
    state.tonight.isEarlyEndOff = false
    start(.question, for: state.followupMs)
    say(.question(index))
    emit(.questionStarted)
  }

  mutating func answerFollowup(
    _ text: String, question: Int?, _ isCorrect: Bool, by id: PlayerID
  ) throws(Refusal) {
    guard state.step == .question, question ?? state.questionIndex == state.questionIndex else {
      throw .validation("The question is closed")
    }
    guard !hasAnswered(id) else { throw .validation("You have answered already") }
    guard state.seat(id).map(state.mayAnswerQuestion) ?? false else {
      throw .validation("You play from the next question on")
    }
    let answer = FollowupAnswer(seat: id, text: Secret(text), judgedCorrect: isCorrect)
    let index = state.questionIndex
    changeRound { $0.followups[index].append(answer) }
    state.tonight.drafts[id] = nil
    endEarlyIfDone()
    emit(.followupAnswered(id))
  }

  private func hasAnswered(_ id: PlayerID) -> Bool {
    state.round?.followups[state.questionIndex].contains { $0.seat == id } ?? false
  }

  mutating func closeQuestion() {
    let isLast = state.questionIndex + 1 >= state.questions.count
    let resultMs = state.evening?.questionResultMs
    takeQuestionDrafts()
    changeRound { $0.scoredQuestions += 1 }
    hush()
    if isLast {
      start(.lastQuestion, for: resultMs ?? state.pacing.lastFollowupMs)
    } else {
      start(.questionGap, for: resultMs ?? state.pacing.followupGapMs)
    }
    emit(.questionClosed(isLast: isLast, isGameOver: isLast && state.isLastDestination))
  }

  /// The scoreboard between destinations, or the finale after the last.
  mutating func leaveDestination() {
    guard !state.isLastDestination else { return beginFinale(.allCompleted) }
    state.phase = .scoreboard
    say(.scoreboard)
    start(.scoreboard, for: state.evening?.scoreboardMs ?? state.pacing.scoreboardMs)
    emit(.scoreboardShown)
  }
}
