import TriptoKernel
import TriptoPlan

/// From the start to the last clue (ST8–ST12, ST16, ST20).
extension Turn {
  mutating func startGame(_ itinerary: [DestinationRecord]) throws(Refusal) {
    guard state.players.contains(where: { !state.isEvening || $0.isConnected }) else {
      throw .invalidOperation("At least one player is needed")
    }
    guard !itinerary.isEmpty, itinerary.allSatisfy({ $0.clues.count == 5 }) else {
      let isDrawn = state.isEvening && state.plan.isEmpty && state.selectedPack == nil
      throw isDrawn
        ? .hindered(.drawNone) : .invalidOperation("There is no destination to play")
    }
    takeSleepersAlong()
    closeCarriages()
    settleChoices()
    state.itinerary = itinerary.map(\.sealed)
    state.contentLanguage = state.settings.language.ofPacks
    state.rounds = [Round()]
    state.startedAtMs = nowMs
    state.clueIndex = 0
    playIntro(elseClue: .firstOfGame)
  }

  /// ROUND_INTRO, or the first clue where the pacing has no intro (PA1).
  private mutating func playIntro(elseClue cause: ClueCause) {
    guard let introMs = state.pacing.introMs else { return presentClue(0, cause) }
    state.phase = .roundIntro
    state.clueIndex = 0
    state.clueShownAtMs = nowMs
    if cause == .firstOfGame, beginRules() { return }
    let clipMs = say(.roundIntro, isPrefetched: false)
    start(.intro, for: clipMs.map { $0 + state.speechPacing.afterIntroMs } ?? introMs)
    emit(.introStarted)
  }

  mutating func presentClue(_ index: Int, _ cause: ClueCause) {
    state.phase = .clueLevel
    state.clueIndex = index
    state.brakeOwner = nil
    state.clueShownAtMs = nowMs
    state.tonight.isEarlyEndOff = false
    state.tonight.endsAfterLock = false
    start(.clue, for: state.clueMs, after: readClue(cause))
    emit(.clueStarted(cause))
  }

  /// The next level, or the reveal after the last (ST12, ST15, ST16).
  mutating func advanceClue(_ cause: ClueCause) {
    state.brakeOwner = nil
    let next = state.clueIndex + 1
    if next < state.format.levels.count {
      presentClue(next, cause)
    } else {
      beginReveal()
    }
  }

  /// HOST_NEXT_CLUE (EV4, ST4, ST5, ST10, ST15); an evening leaves no clue out (EVE8).
  mutating func nextClue() throws(Refusal) {
    guard state.step?.isBeforeName != true else { throw .invalidPhase }
    resumeIfPaused()
    settleHold()
    if state.isEvening, state.phase == .roundIntro { return presentClue(0, .introSkipped) }
    let cause: ClueCause =
      if state.phase == .roundIntro { .introSkipped } else if state.phase == .pausedForBrake {
        .brakeReleased
      } else { .host }
    advanceClue(cause)
  }

  /// Announced first; v1 clients show for a moment what comes (ST20, PA27).
  mutating func announceNextDestination() {
    guard let announcedMs = state.pacing.nextDestinationMs else {
      emit(.nextDestination)
      return beginNextDestination()
    }
    start(.departure, for: announcedMs)
    emit(.nextDestination)
  }

  mutating func beginNextDestination() {
    settleChoices()
    state.rounds.append(Round())
    state.clueIndex = 0
    state.brakeOwner = nil
    if state.settings.introEveryDestination {
      playIntro(elseClue: .nextDestination)
    } else {
      presentClue(0, .nextDestination)
    }
  }

  /// NEXT_DESTINATION (EV9).
  mutating func hostNextDestination() throws(Refusal) {
    guard !state.isLastDestination else {
      throw .invalidOperation("There is no destination left")
    }
    resumeIfPaused()
    if state.step == .departure { beginNextDestination() } else { announceNextDestination() }
  }
}
