import TriptoGame

extension Director {
  static func clueCues(_ event: Event, _ state: GameState) -> [DirectedCue] {
    switch event {
    case .introStarted: [DirectedCue(.all, .snapshot), music(.travel, in: state)]
    case .clueStarted(let cause): clueStarted(cause, state)
    case .brakePending(let holdMs): [DirectedCue(.extended, .brakePending(holdMs: holdMs))]
    case .brakeAccepted(let id):
      [DirectedCue(.all, .snapshot), DirectedCue(.all, .brakeAccepted(id))]
    case .brakeRejected(let rejection):
      [DirectedCue(.viewer(.player(rejection.seat)), .brakeRejected(rejection))]
    case .brakeDecided(let decision): brakeDecided(decision)
    case .answerLocked(let id): answerLocked(id, state)
    case .refused(let id, let refusal): [DirectedCue(.viewer(.player(id)), .error(refusal))]
    case .clueReplayed: [DirectedCue(.av, .line(clueLine(state)))]
    case .timerExtended: [DirectedCue(.all, .snapshot), DirectedCue(.extended, .timerSync)]
    default: []
    }
  }

  /// ST9, ST12, ST20
  private static func clueStarted(_ cause: ClueCause, _ state: GameState) -> [DirectedCue] {
    let clue = [
      DirectedCue(.all, .cluePresent), DirectedCue(.av, .answerCount),
      DirectedCue(.extended, .timerSync),
    ]
    let snapshot = DirectedCue(.all, .snapshot)
    let loop = bed(.travelLoop, in: state)
    return switch cause {
    case .firstOfGame, .nextDestination, .introOver: [snapshot] + loop + clue
    case .introSkipped, .brakeReleased: [snapshot] + clue + loop
    case .timer, .host, .afterLock: [snapshot] + clue
    }
  }

  /// ST13, after the verdicts
  private static func brakeDecided(_ decision: BrakeDecision) -> [DirectedCue] {
    [
      DirectedCue(.av, .musicStop(fadeOutMs: Mix.stopFadeMs)),
      DirectedCue(.brakeSound, .sound(.brake, volume: 1)),
      DirectedCue(.extendedHost, .brakeOrder(decision)),
      DirectedCue(.extended, .timerSync),
    ]
  }

  /// ST14
  private static func answerLocked(_ id: SeatID, _ state: GameState) -> [DirectedCue] {
    [
      DirectedCue(.all, .answerLocked(id)), DirectedCue(.all, .answerCount),
      DirectedCue(.all, .snapshot), DirectedCue(.av, .sound(.lock, volume: 0.9)),
    ] + bed(.travelLoop, in: state) + [DirectedCue(.extended, .clueAdvance)]
  }

  private static func clueLine(_ state: GameState) -> Line {
    let level = Destination.levels[state.clueIndex]
    let text = state.destination?.clues[state.clueIndex].open(.revealed) ?? ""
    return Line(phraseID: "voice_clue_\(level)", text: text)
  }
}
