import TriptoKernel
import TriptoPlan

/// The host's controls that don't belong to one phase (ST32–ST35, EV8, EV11, EX20–EX23).
extension Turn {
  mutating func pause() throws(Refusal) {
    guard !state.isPaused else { throw .invalidOperation("The game is paused already") }
    settleHold()
    state.pausedAtMs = nowMs
    silence()
    emit(.paused)
  }

  mutating func resume() throws(Refusal) {
    guard state.isPaused else { throw .invalidOperation("The game is not paused") }
    endPause()
    emit(.resumed)
  }

  /// The clock goes on with what was left of it.
  mutating func endPause() {
    guard let pausedAtMs = state.pausedAtMs else { return }
    state.clock?.startMs += nowMs - pausedAtMs
    state.upcoming?.atMs += nowMs - pausedAtMs
    state.tonight.shiftStep(by: nowMs - pausedAtMs)
    state.pausedAtMs = nil
  }

  /// A command that advances a paused game resumes it first, music included (ST33).
  mutating func resumeIfPaused() {
    guard state.isPaused else { return }
    endPause()
    emit(.resumed)
  }

  /// HOST_SKIP (ST35).
  mutating func skip() {
    resumeIfPaused()
    settleHold()
    if state.isEvening { return skipInEvening() }
    if state.step == .clue { advanceClue(.host) } else { finishStep() }
  }

  mutating func setMusicGain(_ gainDb: Double) throws(Refusal) {
    guard gainDb.isFinite else { throw .validation("gainDb must be a number") }
    state.musicGainDb = min(max(gainDb, -40), 6)
    emit(.musicGainChanged)
  }

  /// EV8; no pack also means no plan: the library is drawn from again (ST2).
  mutating func selectPack(_ pack: SelectedPack?) {
    state.selectedPack = pack
    if pack == nil { state.plan = [] }
    emit(.packSelected(pack))
  }

  mutating func setPlan(_ stops: [PlannedStop], _ kind: PlanKind?) {
    state.plan = stops
    state.planKind = kind ?? PlanKind(stops)
    state.planCreatedAtMs = nowMs
    emit(.planChanged)
  }

  /// EX20: most settings belong to the lobby, and whether it is an evening to the creation (EVE2).
  mutating func setSettings(_ settings: GameSettings) throws(Refusal) {
    var later = state.settings
    later.extraTime = settings.extraTime
    later.language = settings.language
    later.voice = settings.voice
    if let evening = settings.evening { later.evening = later.evening?.with(late: evening) }
    guard (settings.evening == nil) == (state.settings.evening == nil) else {
      throw .validation("An evening begins with its session")
    }
    guard state.phase == .lobby || later == settings else { throw .invalidPhase }
    let hadCarriages = state.settings.evening?.carriages == true
    state.settings = settings
    if state.phase == .lobby { settleChoices() }
    try settleCarriages(before: hadCarriages)
    if !settings.voice { silence() }
    emit(.settingsChanged)
  }

  mutating func lockLobby(_ locked: Bool) {
    state.isLobbyLocked = locked
    emit(.lobbyLocked(locked))
  }

  mutating func replayClue() throws(Refusal) {
    guard state.step?.isBeforeName != true else { throw .invalidPhase }
    guard !state.isPaused else { throw .invalidOperation("The game is paused") }
    say(.clue(level: state.format.levels[state.clueIndex]))
    emit(.clueReplayed)
  }

  /// EX22: a clue, a brake or a question gets more time.
  mutating func extendTimer(_ addMs: Milliseconds) throws(Refusal) {
    let hasCancelled = cancelEarlyEnd()
    if hasCancelled, state.step == .afterLock { return emit(.timerExtended) }
    guard state.step == .clue || state.step == .brakeAnswer || state.step == .question else {
      throw .invalidPhase
    }
    guard (5_000...60_000).contains(addMs) else {
      throw .validation("addMs must be between 5000 and 60000")
    }
    // NB: v1 clients go by a clue's end, but look at another timer again only when its start or its id
    // changes (ID6): that start moves by the least there is, and the end is exact.
    let shiftMs = state.step == .clue ? 0 : 1
    state.clock?.startMs += shiftMs
    state.clock?.durationMs += addMs - shiftMs
    state.tonight.silentUntilMs? += addMs
    emit(.timerExtended)
  }

  mutating func offerHandover(_ code: String, _ expiresAtMs: Milliseconds) {
    state.handover = GameState.Handover(code: code, expiresAtMs: expiresAtMs)
    emit(.handoverOffered(code: code, expiresAtMs: expiresAtMs))
  }
}
