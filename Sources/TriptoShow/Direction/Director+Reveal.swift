import TriptoGame
import TriptoKernel
import TriptoPlan

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
      DirectedCue(revealAudience(state), .sound(.reveal, volume: 1)),
    ] + speech(state) + prefetch(state, for: .extendedTV)
  }

  /// EVE57: where the flight is seen, it sounds when it lands
  private static func revealAudience(_ state: GameState) -> Audience {
    state.evening?.reveal == nil ? .av : .avBesidesExtendedTV
  }

  /// EX51: who was right, step by step; the last right one sounds like the reveal
  static func verdictTold(_ index: Int, _ state: GameState) -> [DirectedCue] {
    guard let round = state.round else { return [] }
    let isRight = round.verdictSteps[index].contains { round.answer(of: $0)?.isCorrect == true }
    let isLast = index + 1 == round.verdictSteps.count
    let sound: Cue =
      if !isRight {
        .sound(.followupIncorrect, volume: 0.6)
      } else if isLast {
        .sound(.reveal, volume: 0.8)
      } else {
        .sound(.followupCorrect, volume: 0.8)
      }
    return [DirectedCue(.extended, .verdictShown(index)), DirectedCue(.extendedTV, sound)]
  }

  /// ST25; in an evening the scores come with it (EVE57)
  static func resultsShown(_ state: GameState) -> [DirectedCue] {
    let isStaged = state.evening?.reveal != nil
    return (isStaged ? [DirectedCue(.all, .snapshot)] : []) + [
      DirectedCue(.all, .destinationResults),
      DirectedCue(revealAudience(state), .sound(.reveal, volume: 0.8)),
    ]
  }

  static func followupAnswered(_ id: PlayerID) -> [DirectedCue] {
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
    cues += questionSound(state)
    if isLast { cues.append(DirectedCue(.av, .musicStop(fadeOutMs: Mix.followupStopFadeMs))) }
    return cues + speech(state)
  }

  /// EVE53: whether anybody was right
  private static func questionSound(_ state: GameState) -> [DirectedCue] {
    guard state.isEvening, let answers = state.round?.followups.last else { return [] }
    let isRight = answers.contains(where: \.isCorrect)
    let sound: Cue =
      isRight ? .sound(.followupCorrect, volume: 0.8) : .sound(.followupIncorrect, volume: 0.6)
    return [DirectedCue(.extendedTV, sound)]
  }
}
