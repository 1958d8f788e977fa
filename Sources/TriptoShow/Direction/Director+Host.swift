import TriptoGame

extension Director {
  /// ST32: everything stands still
  static func paused(_ state: GameState) -> [DirectedCue] {
    [DirectedCue(.all, .snapshot), DirectedCue(.av, .musicStop(fadeOutMs: Mix.stopFadeMs))]
      + speech(state)
  }

  /// ST34: it goes on with what was left
  static func resumed(_ state: GameState) -> [DirectedCue] {
    var cues = [DirectedCue(.all, .snapshot)]
    let bed = MusicBed(of: state)
    if bed.isPlaying, let track = bed.track { cues.append(music(track, in: state)) }
    if state.step == .clue { cues.append(DirectedCue(.extended, .cluePresent)) }
    cues.append(DirectedCue(.timed, .timerSync))
    return cues
  }

  /// EX19: scores anew, and results to who can show them
  static func verdictChanged(
    _ change: VerdictChange, _ state: GameState
  ) -> [DirectedCue] {
    let isOver = state.endReason != nil
    let isGameOver = isOver || (state.step == .lastQuestion && state.isLastDestination)
    let totals = [
      DirectedCue(.all, .scoreboardUpdate(isGameOver: isGameOver)), DirectedCue(.all, .snapshot),
    ]
    return totals + results(change, state).map { DirectedCue(.extended, $0) }
  }

  /// Only what has been shown is repeated (PR35).
  private static func results(_ change: VerdictChange, _ state: GameState) -> [Cue] {
    switch change.subject {
    case .destination: state.round?.hasResults == true ? [.destinationResults] : []
    case .followup(let question):
      [.questionResults(question: question, isLast: question + 1 >= state.questions.count)]
    }
  }
}
