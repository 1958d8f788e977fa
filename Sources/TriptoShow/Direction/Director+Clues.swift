import TriptoGame

extension Director {
  static func clueCues(_ event: Event, _ state: GameState) -> [DirectedCue] {
    switch event {
    case .introStarted: [DirectedCue(.all, .snapshot), music(.travel, in: state)] + speech(state)
    case .clueStarted(let cause): clueStarted(cause, state)
    case .brakePending(let holdMs): [DirectedCue(.eventful, .brakePending(holdMs: holdMs))]
    case .brakeAccepted(let id):
      [DirectedCue(.all, .snapshot), DirectedCue(.all, .brakeAccepted(id))]
    case .brakeRejected(let rejection):
      [DirectedCue(.viewer(.player(rejection.seat)), .brakeRejected(rejection))]
    case .brakeDecided(let decision): brakeDecided(decision, state)
    case .answerLocked(let id): answerLocked(id, state)
    case .refused(let id, let refusal): [DirectedCue(.viewer(.player(id)), .error(refusal))]
    case .clueReplayed: clueReplayed(state)
    case .voiced(let clips): prefetch(state, for: .extendedTV, only: clips)
    case .spoke(let spoken): spoke(spoken, state)
    case .timerExtended: [DirectedCue(.all, .snapshot), DirectedCue(.timed, .timerSync)]
    default: []
    }
  }

  /// ST9, ST12, ST20
  private static func clueStarted(_ cause: ClueCause, _ state: GameState) -> [DirectedCue] {
    let clue = [
      DirectedCue(.all, .cluePresent), DirectedCue(.av, .answerCount),
      DirectedCue(.timed, .timerSync),
    ]
    let snapshot = DirectedCue(.all, .snapshot)
    let loop = bed(.travelLoop, in: state)
    return switch cause {
    case .firstOfGame, .nextDestination, .introOver:
      [snapshot] + loop + prefetch(state, for: .av) + speech(state) + clue
    case .introSkipped, .brakeReleased: [snapshot] + clue + loop + speech(state)
    case .timer, .host, .afterLock: [snapshot] + clue + soon(state) + speech(state)
    }
  }

  /// While the remark is heard, the TV fetches the clue.
  private static func soon(_ state: GameState) -> [DirectedCue] {
    guard let started = state.speechNews.started, !started.spoken.isContent,
      let level = state.level
    else { return [] }
    let line = LineID(round: state.roundIndex, spoken: .clue(level: level))
    let clip = state.voice[line, state.contentLanguage]
    return prefetch(state, for: .extendedTV, only: [clip].compactMap(\.self))
  }

  /// ST13, after the verdicts
  private static func brakeDecided(
    _ decision: BrakeDecision, _ state: GameState
  ) -> [DirectedCue] {
    [
      DirectedCue(.av, .musicStop(fadeOutMs: Mix.stopFadeMs)),
      DirectedCue(.brakeSound, .sound(.brake, volume: 1)),
    ] + speech(state) + [
      DirectedCue(.extendedHost, .brakeOrder(decision)),
      DirectedCue(.timed, .timerSync),
    ]
  }

  /// ST14
  private static func answerLocked(_ id: SeatID, _ state: GameState) -> [DirectedCue] {
    [
      DirectedCue(.all, .answerLocked(id)), DirectedCue(.all, .answerCount),
      DirectedCue(.all, .snapshot), DirectedCue(.av, .sound(.lock, volume: 0.9)),
    ] + bed(.travelLoop, in: state) + speech(state) + [DirectedCue(.eventful, .clueAdvance)]
  }

  /// EX21
  private static func clueReplayed(_ state: GameState) -> [DirectedCue] {
    guard state.speechNews.started == nil else { return speech(state) }
    let clue = Spoken.clue(level: Destination.levels[state.clueIndex])
    let caption = line(LineID(round: state.roundIndex, spoken: clue), state)
    return speech(state) + [caption].compactMap(\.self)
  }
}
