import TriptoKernel
import TriptoPlan

/// What is over ends (EVE49–EVE52).
extension Turn {
  /// Somebody less is waited for: a clue or a question that everybody has answered ends soon.
  mutating func endEarlyIfDone() {
    guard let evening = state.evening, !state.tonight.isEarlyEndOff,
      state.tonight.earlyEndMs == nil
    else { return }
    let nowMs = state.pausedAtMs ?? nowMs
    if state.step == .afterLock {
      state.tonight.endsAfterLock = state.tonight.endsAfterLock || state.hasEveryAnswer
    } else if state.step == .clue, state.hasEveryAnswer {
      state.tonight.earlyEndMs = nowMs + evening.clueEndMs
    } else if state.step == .question, state.hasEveryQuestionAnswer {
      let leastMs = (state.clock?.startMs ?? nowMs) + evening.leastQuestionMs
      state.tonight.earlyEndMs = max(nowMs + evening.questionEndMs, leastMs)
    }
  }

  /// The moment of an early end.
  mutating func endEarly() {
    if state.step == .question { closeQuestion() } else { beginReveal() }
  }

  /// A clue's clock has run out, or the host skips it: nobody is left for a next clue.
  mutating func leaveClue(_ cause: ClueCause) {
    if state.tonight.earlyEndMs != nil { beginReveal() } else { advanceClue(cause) }
  }

  /// The nerve after a lock is over (EVE34, EVE49).
  mutating func leaveLock() {
    if state.tonight.endsAfterLock { beginReveal() } else { advanceClue(.afterLock) }
  }

  /// EX22: the host wants more time; that takes a pending early end back, once (EVE51).
  ///
  /// - Returns: Whether one was pending.
  mutating func cancelEarlyEnd() -> Bool {
    let endsNerve = state.step == .afterLock && state.tonight.endsAfterLock
    guard state.tonight.earlyEndMs != nil || endsNerve else { return false }
    state.tonight.earlyEndMs = nil
    state.tonight.endsAfterLock = false
    state.tonight.isEarlyEndOff = true
    return true
  }

  /// HOST_SKIP: each press ends one wait (EVE52).
  mutating func skipInEvening() {
    guard let step = state.step else { return }
    if step == .clue {
      leaveClue(.host)
    } else if step == .brakeAnswer {
      release(.host)
    } else if step.isBeforeName {
      revealDestination()
    } else if [.revealed, .named, .verdict].contains(step) {
      skipVerdicts()
    } else if step.isRules {
      presentClue(0, .introOver)
    } else {
      finishStep()
    }
  }

  /// At its close a draft of an open question is the answer of its seat (EVE50).
  mutating func takeQuestionDrafts() {
    let index = state.questionIndex
    for seat in state.players {
      guard let draft = state.tonight.drafts[seat.id],
        state.takesDraft(from: seat.id, question: index)
      else { continue }
      let answer = FollowupAnswer(
        seat: seat.id, text: draft.text, judgedCorrect: draft.verdict.open(.judging).isCorrect)
      changeRound { $0.followups[index].append(answer) }
    }
  }
}
