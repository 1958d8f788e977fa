import TriptoBrake
import TriptoKernel
import TriptoPlan

/// Locking the one answer per destination (ST14, SC1, SC3).
extension Turn {
  mutating func lockAnswer(_ text: String, _ verdict: Verdict, by id: PlayerID) throws(Refusal) {
    try state.admitChoice(text, from: id)
    if state.hold != nil {
      state.hold?.earlyAnswers.append(.init(seat: id, text: Secret(text), verdict: Secret(verdict)))
      return
    }
    try state.admit(.lockAnswer, from: .viewer(.player(id)))
    lock(text, verdict, by: id)
  }

  /// The answer of whoever holds the brake.
  mutating func lock(_ text: String, _ verdict: Verdict, by id: PlayerID) {
    let level = state.format.levels[state.clueIndex]
    let answer = LockedAnswer(
      seat: id, text: Secret(text), level: state.worth(level, of: id), clueLevel: level,
      isNote: false, isByChoice: state.answersByChoice(id), lockedAtMs: nowMs,
      verdict: Secret(verdict), speedBonus: speedBonus)
    changeRound { $0.answers.append(answer) }
    state.phase = .clueLevel
    state.brakeOwner = nil
    hush()
    start(.afterLock, for: state.evening?.nerveMs ?? state.pacing.afterLockMs)
    endEarlyIfDone()
    emit(.answerLocked(id))
  }

  /// SC3: points for the time that was left
  private var speedBonus: Int {
    guard state.settings.speedBonus else { return 0 }
    return state.format.bonus(timeLeft: state.brakeTimeLeft)
  }
}
