import TriptoKernel
import TriptoPlan

/// A brake in an evening: drafts, silence, and letting go (EVE29–EVE33).
extension Turn {
  /// DRAFT (EX42): what somebody has typed so far; one that raced the lock changes nothing.
  mutating func keepDraft(
    _ text: String, _ verdict: Verdict, question: Int?, by id: PlayerID
  ) {
    guard state.takesDraft(from: id, question: question),
      text.isEmpty || state.choices(of: id)?.contains(text) != false
    else { return }
    let wasTyping = state.isTyping
    let draft = Draft(text: Secret(text), verdict: Secret(verdict))
    state.tonight.drafts[id] = text.isEmpty ? nil : draft
    guard state.phase == .pausedForBrake, state.isTyping != wasTyping else { return }
    state.tonight.silentUntilMs = state.isTyping ? nil : endOfSilence
    emit(.typingChanged(id))
  }

  /// BRAKE_RELEASE (EX43).
  mutating func letGo() throws(Refusal) {
    guard state.isEvening else { throw .invalidOperation("Only an evening lets go of brakes") }
    release(.letGo)
  }

  /// A brake stands: the clue's time is kept, and an EX owner has a silence window (EVE29, EVE31).
  mutating func beginBrake(clue: StepClock?, isExtended: Bool) {
    guard state.isEvening else { return }
    state.tonight.clueMs = clue?.durationMs ?? state.clueMs
    state.tonight.clueLeftMs = clue.map { $0.endMs - nowMs } ?? state.clueMs
    state.tonight.hasSilenceWindow = isExtended
    state.tonight.silentUntilMs = endOfSilence
  }

  /// The end of a window that begins now, never beyond PA6 (EVE29).
  private var endOfSilence: Milliseconds? {
    guard let owner = state.brakeOwner, let silenceMs = state.silenceMs(of: owner),
      state.tonight.hasSilenceWindow
    else { return nil }
    return min((state.pausedAtMs ?? nowMs) + silenceMs, state.clock?.endMs ?? .max)
  }

  /// PA6 is over: what is typed is the answer, and an empty draft a release (EVE30, EVE31).
  mutating func endBrake() {
    guard let owner = state.brakeOwner, state.isEvening else { return advanceClue(.brakeReleased) }
    guard let draft = state.tonight.drafts[owner] else { return release(.timeout) }
    lock(draft.text.open(.judging), draft.verdict.open(.judging), by: owner)
  }

  /// The train rolls on with the same clue and the time that it had left (EVE31, EVE32).
  mutating func release(_ reason: BrakeRelease.Reason) {
    guard let owner = state.brakeOwner, let level = state.level else { return }
    let release = BrakeRelease(seat: owner, level: level, reason: reason)
    changeRound {
      $0.brakes[level] = nil
      $0.releases.append(release)
    }
    state.phase = .clueLevel
    state.brakeOwner = nil
    hush()
    resumeClue()
    emit(.brakeReleased(release))
    endEarlyIfDone()
  }

  private mutating func resumeClue() {
    let kept = state.tonight
    let leftMs = max(kept.clueLeftMs, state.evening?.leastAfterReleaseMs ?? 0)
    start(.clue, for: kept.clueMs, after: leftMs - kept.clueMs)
  }

  /// A brake whose owner is gone for good (EVE31); without an evening the show goes on (EX16).
  mutating func releaseLeft(_ id: PlayerID) {
    guard state.brakeOwner == id, state.isEvening else { return }
    release(.left)
  }
}
