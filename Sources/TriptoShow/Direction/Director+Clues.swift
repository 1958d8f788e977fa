import TriptoBrake
import TriptoGame
import TriptoKernel
import TriptoPlan

extension Director {
  /// ST9, ST12, ST20: a clue begins, by what came before it
  static func clueStarted(_ cause: ClueCause, _ state: GameState) -> [DirectedCue] {
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
    let line = LineID(round: state.nightIndex, spoken: .clue(level: level))
    let clip = state.voice[line, state.contentLanguage]
    return prefetch(state, for: .extendedTV, only: [clip].compactMap(\.self))
  }

  /// ST13, after the verdicts
  static func brakeDecided(
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

  /// ST14: an answer is locked
  static func answerLocked(_ id: PlayerID, _ state: GameState) -> [DirectedCue] {
    [
      DirectedCue(.all, .answerLocked(id)), DirectedCue(.all, .answerCount),
      DirectedCue(.all, .snapshot), DirectedCue(.av, .sound(.lock, volume: 0.9)),
    ] + bed(.travelLoop, in: state) + speech(state) + [DirectedCue(.eventful, .clueAdvance)]
  }

  /// EVE17, EVE18: whom it concerns, and the count for all
  static func noteHanded(_ id: PlayerID, _ state: GameState) -> [DirectedCue] {
    let concerned = [id] + state.mates(of: id)
    return [
      DirectedCue(.all, .answerCount), DirectedCue(.extended, .noteHanded(id)),
    ] + concerned.map { DirectedCue(.viewer(.player($0)), .snapshot) }
      + [DirectedCue(.host, .snapshot)]
  }

  /// EVE17: the clue goes on, and is not presented again
  static func brakeReleased(_ release: BrakeRelease, _ state: GameState) -> [DirectedCue] {
    [DirectedCue(.all, .snapshot), DirectedCue(.extended, .brakeReleased(release))]
      + bed(.travelLoop, in: state) + speech(state) + [DirectedCue(.timed, .timerSync)]
  }

  /// EX21: the clue's clip once more
  static func clueReplayed(_ state: GameState) -> [DirectedCue] {
    guard state.speechNews.started == nil else { return speech(state) }
    let clue = Spoken.clue(level: state.format.levels[state.clueIndex])
    let caption = line(LineID(round: state.nightIndex, spoken: clue), state)
    return speech(state) + [caption].compactMap(\.self)
  }
}
