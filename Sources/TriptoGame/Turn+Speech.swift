import TriptoKernel
import TriptoPlan

/// Who speaks when (AU14–AU19). A line that is not ready is left out and delays nothing.
extension Turn {
  /// Begins a line now; what was being said stops.
  ///
  /// - Parameter limitMs: Longer clips are left out.
  /// - Returns: How long the show waits for it, nil when nothing is said.
  @discardableResult
  mutating func say(
    _ spoken: Spoken, isPrefetched: Bool = true, atMost limitMs: Milliseconds = .max
  ) -> Milliseconds? {
    hush()
    guard let clip = state.ready(spoken, atMost: limitMs) else { return nil }
    state.voice.heard.insert(clip.line)
    let speech = Speech(
      clip: clip, startMs: nowMs, isPrefetched: isPrefetched && !clip.line.spoken.isRecalled)
    state.speech = speech
    state.speechNews.started = speech
    return state.speechPacing.waitsForClips ? clip.durationMs : 0
  }

  /// Silence, also for what was to be said soon.
  mutating func hush() {
    state.upcoming = nil
    silence()
  }

  /// Cuts off what is being said; a TV that was told ahead is still at it a little later.
  mutating func silence() {
    state.speechNews.started = nil
    guard let speech = state.speech else { return }
    state.speech = nil
    if speech.endMs + SpeechPacing.longestLeadMs > nowMs { state.speechNews.stopped = speech }
  }

  mutating func say(_ spoken: Spoken, after delayMs: Milliseconds) {
    state.upcoming = UpcomingSpeech(spoken: spoken, atMs: nowMs + delayMs)
  }

  /// The moment of what was to be said soon; the line before it has said its last word by itself.
  mutating func speakUp() {
    guard let upcoming = state.upcoming else { return }
    if let speech = state.speech, speech.endMs <= nowMs { state.speech = nil }
    say(upcoming.spoken)
    emit(.spoke(upcoming.spoken))
  }

  /// Clips that have become ready. The current clue's may still be played for a moment.
  mutating func keepClips(_ clips: [Clip]) {
    state.voice.keep(clips)
    emit(.voiced(clips))
    guard let spoken = lateClue, clips.contains(where: { $0.line.spoken == spoken }) else { return }
    guard say(spoken, isPrefetched: false) != nil else { return }
    emit(.spoke(spoken))
  }

  private var lateClue: Spoken? {
    guard state.step == .clue, !state.isPaused, state.speech == nil, state.upcoming == nil,
      nowMs - state.clueShownAtMs <= state.speechPacing.lateClipMs, let level = state.level
    else { return nil }
    return .clue(level: level)
  }

  /// The clue is read, after a remark when the show came to it by itself (ST12).
  ///
  /// - Returns: How long the reading takes; the discussion begins behind it (EV31, PA4).
  mutating func readClue(_ cause: ClueCause) -> Milliseconds {
    let clue = Spoken.clue(level: state.format.levels[state.clueIndex])
    let pacing = state.speechPacing
    guard let remark = remark(cause), pacing.waitsForClips, let remarkMs = say(remark) else {
      return say(clue, isPrefetched: false) ?? 0
    }
    let leadMs = max(pacing.beforeClueMs, remarkMs)
    say(clue, after: leadMs)
    return leadMs + (state.ready(clue)?.durationMs ?? 0)
  }

  /// Before 8, 6 and 4, and not when the host is in a hurry.
  private func remark(_ cause: ClueCause) -> Spoken? {
    guard (1...3).contains(state.clueIndex) else { return nil }
    return switch cause {
    case .timer: .beforeClue
    case .afterLock: .afterLock
    case .firstOfGame, .nextDestination, .introOver, .introSkipped, .host, .brakeReleased: nil
    }
  }

  /// What is said of the results, and the way to the questions (ST26).
  ///
  /// - Returns: How long it takes until the first question (PA12).
  mutating func crossBridge() -> Milliseconds {
    let pacing = state.speechPacing
    let limitMs = pacing.longestBanterMs
    guard pacing.waitsForClips, let verdictMs = say(verdict, atMost: limitMs) else {
      return say(.bridge, atMost: limitMs).map { $0 + pacing.afterBridgeMs }
        ?? state.pacing.bridgeMs
    }
    let restMs = verdictMs + pacing.breathMs
    say(.bridge, after: restMs)
    let bridgeMs = state.ready(.bridge, atMost: limitMs)?.durationMs
    return restMs + (bridgeMs.map { $0 + pacing.afterBridgeMs } ?? state.pacing.bridgeMs)
  }

  private var verdict: Spoken {
    let answers = state.round?.answers ?? []
    guard !answers.isEmpty else { return .revealNobody }
    return answers.contains(where: \.isCorrect) ? .revealCorrect : .revealIncorrect
  }
}
