import TriptoGame

extension Director {
  static func revealCues(_ event: Event, _ state: GameState) -> [DirectedCue] {
    switch event {
    case .revealStarted:
      [
        DirectedCue(.extended, .snapshot),
        DirectedCue(.av, .musicStop(fadeOutMs: Mix.stopFadeMs)),
      ] + speech(state) + prefetch(state, for: .extendedTV)
    case .revealBanter: speech(state)
    case .destinationRevealed:
      [
        DirectedCue(.all, .snapshot), DirectedCue(.all, .destinationReveal),
        DirectedCue(.av, .sound(.reveal, volume: 1)),
      ] + speech(state) + prefetch(state, for: .extendedTV)
    case .resultsShown:
      [DirectedCue(.all, .destinationResults), DirectedCue(.av, .sound(.reveal, volume: 0.8))]
    case .totalsShown(let isGameOver, let bridge): totals(isGameOver, bridge, state)
    case .questionStarted: questionStarted(state)
    case .followupAnswered(let id):
      [
        DirectedCue(.viewer(.player(id)), .snapshot), DirectedCue(.host, .snapshot),
        DirectedCue(.extendedTV, .questionCount),
      ]
    case .questionClosed(let isLast, let isGameOver): questionClosed(isLast, isGameOver, state)
    case .scoreboardShown:
      [DirectedCue(.all, .snapshot), DirectedCue(.all, .scoreboardUpdate(isGameOver: false))]
        + speech(state)
    case .nextDestination: [DirectedCue(.all, .nextDestination)]
    case .gameEnded: gameEnded + speech(state)
    case .finaleStage(let stage, let isCorrected): finale(stage, isCorrected, state)
    case .roundEnded: [DirectedCue(.all, .snapshot)]
    default: []
    }
  }

  /// ST26
  private static func totals(
    _ isGameOver: Bool, _ bridge: Bool, _ state: GameState
  ) -> [DirectedCue] {
    let update = DirectedCue(.all, .scoreboardUpdate(isGameOver: isGameOver))
    return [update] + (bridge ? spoke(.bridge, state) : speech(state))
  }

  /// ST27, ST17
  private static func questionStarted(_ state: GameState) -> [DirectedCue] {
    let question = [
      DirectedCue(.all, .snapshot), DirectedCue(.all, .questionPresent),
      DirectedCue(.timed, .timerSync),
    ]
    let bed = state.questionIndex == 0 ? [music(.followupLoop, in: state)] : []
    return question + bed + speech(state)
  }

  /// ST17–ST19, EV47
  private static func questionClosed(
    _ isLast: Bool, _ isGameOver: Bool, _ state: GameState
  ) -> [DirectedCue] {
    var cues = [DirectedCue(.all, .questionLocked)]
    if isGameOver { cues.append(DirectedCue(.all, .scoreboardUpdate(isGameOver: true))) }
    cues.append(
      DirectedCue(.all, .questionResults(question: state.questionIndex, isLast: isLast)))
    if isLast { cues.append(DirectedCue(.av, .musicStop(fadeOutMs: Mix.followupStopFadeMs))) }
    return cues + speech(state)
  }

  /// FI1
  private static let gameEnded = [
    DirectedCue(.all, .gameEnded), DirectedCue(.all, .snapshot),
    DirectedCue(.all, .finalResults), DirectedCue(.av, .musicStop(fadeOutMs: Mix.stopFadeMs)),
    DirectedCue(.av, .sound(.stingBuild, volume: 1)),
  ]
}
