import TriptoGame

extension Director {
  /// ST16: the clues are over
  static func revealStarted(_ state: GameState) -> [DirectedCue] {
    [
      DirectedCue(.extended, .snapshot),
      DirectedCue(.av, .musicStop(fadeOutMs: Mix.stopFadeMs)),
    ] + speech(state) + prefetch(state, for: .extendedTV)
  }

  static func destinationRevealed(_ state: GameState) -> [DirectedCue] {
    [
      DirectedCue(.all, .snapshot), DirectedCue(.all, .destinationReveal),
      DirectedCue(.av, .sound(.reveal, volume: 1)),
    ] + speech(state) + prefetch(state, for: .extendedTV)
  }

  static func followupAnswered(_ id: SeatID) -> [DirectedCue] {
    [
      DirectedCue(.viewer(.player(id)), .snapshot), DirectedCue(.host, .snapshot),
      DirectedCue(.extendedTV, .questionCount),
    ]
  }

  /// ST26: the scoreboard, then the way to the questions
  static func totals(
    _ isGameOver: Bool, _ bridge: Bool, _ state: GameState
  ) -> [DirectedCue] {
    let update = DirectedCue(.all, .scoreboardUpdate(isGameOver: isGameOver))
    return [update] + (bridge ? spoke(.bridge, state) : speech(state))
  }

  /// ST27, ST17: a question opens
  static func questionStarted(_ state: GameState) -> [DirectedCue] {
    let question = [
      DirectedCue(.all, .snapshot), DirectedCue(.all, .questionPresent),
      DirectedCue(.timed, .timerSync),
    ]
    let bed = state.questionIndex == 0 ? [music(.followupLoop, in: state)] : []
    return question + bed + speech(state)
  }

  /// ST17–ST19, EV47: a question closes, and its results go out with it
  static func questionClosed(
    _ isLast: Bool, _ isGameOver: Bool, _ state: GameState
  ) -> [DirectedCue] {
    var cues = [DirectedCue(.all, .questionLocked)]
    if isGameOver { cues.append(DirectedCue(.all, .scoreboardUpdate(isGameOver: true))) }
    cues.append(
      DirectedCue(.all, .questionResults(question: state.questionIndex, isLast: isLast)))
    if isLast { cues.append(DirectedCue(.av, .musicStop(fadeOutMs: Mix.followupStopFadeMs))) }
    return cues + speech(state)
  }

  /// FI1: the finale begins
  static let gameEnded = [
    DirectedCue(.all, .gameEnded), DirectedCue(.all, .snapshot),
    DirectedCue(.all, .finalResults), DirectedCue(.av, .musicStop(fadeOutMs: Mix.stopFadeMs)),
    DirectedCue(.av, .sound(.stingBuild, volume: 1)),
  ]
}
