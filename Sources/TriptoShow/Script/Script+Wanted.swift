public import TriptoGame
import TriptoKernel
public import TriptoPlan

extension Script {
  /// The lines that should be spoken into clips by now, the most urgent first: this destination's
  /// as far as they are still to come, then the next one's.
  ///
  /// - Parameter isGood: Whether a clip that is there will do.
  public static func wanted(
    in state: GameState, besides isGood: (Clip) -> Bool = { _ in true }
  ) -> [ScriptLine] {
    guard state.settings.voice, !state.hasExpired else { return [] }
    return ids(state).filter { id in
      state.voice[id, language(of: id.spoken, state)].map { !isGood($0) } ?? true
    }.compactMap { line($0, in: state) }
  }

  private static func ids(_ state: GameState) -> [LineID] {
    guard state.endReason == nil else { return praise(state.awardsAhead, state) }
    guard state.hasStarted else { return opening(state) }
    let round = state.nightIndex
    let current =
      rules(state) + journey(round, from: state.clueIndex, state) + state.recallable
      + arrival(round, state)
    guard !state.isLastDestination else { return current + ending(round, state) }
    let isEarly = state.phase == .roundIntro || (state.clueIndex == 0 && !isPast(state))
    guard !isEarly else { return current }
    return current + journey(round + 1, from: 0, state) + arrival(round + 1, state)
  }

  /// What is said at the start: the rules from the first player on (EVE55), else the intro.
  private static func opening(_ state: GameState) -> [LineID] {
    guard !state.hasRulesAhead else { return state.players.isEmpty ? [] : rules(state) }
    return state.hasSeenTV ? banter(state.nightIndex, [.roundIntro]) : []
  }

  private static func isPast(_ state: GameState) -> Bool { state.round?.isRevealed ?? false }

  /// Up to the name.
  private static func journey(_ round: Int, from first: Int, _ state: GameState) -> [LineID] {
    guard round > state.nightIndex || !isPast(state) else { return [] }
    let clues = state.format.levels.dropFirst(first).map {
      LineID(round: round, spoken: .clue(level: $0))
    }
    let remarks: [Spoken] = [.afterBrake, .beforeClue, .afterLock, .beforeReveal]
    let intro = needsIntro(round, state) ? banter(round, [.roundIntro]).prefix(1) : []
    return clues.prefix(1) + intro + clues.dropFirst().prefix(1) + banter(round, remarks)
      + clues.dropFirst(2)
  }

  private static func needsIntro(_ round: Int, _ state: GameState) -> Bool {
    guard state.pacing.introMs != nil, state.tonight.rules == nil else { return false }
    let isFirst = round == state.tonight.earlierDestinations
    return isFirst ? state.phase == .roundIntro : state.settings.introEveryDestination
  }

  /// From the name on.
  private static func arrival(_ round: Int, _ state: GameState) -> [LineID] {
    let questions = (0..<state.settings.followupsPerDestination).map {
      LineID(round: round, spoken: .question($0))
    }
    let verdicts = banter(round, [.revealCorrect, .revealIncorrect, .revealNobody])
    let isLast = round + 1 == state.tonight.earlierDestinations + state.itinerary.count
    return verdicts + banter(round, [.bridge]) + questions
      + (isLast ? [] : banter(round, [.scoreboard]))
  }

  /// The words for the winner wait for the points.
  private static func ending(_ round: Int, _ state: GameState) -> [LineID] {
    let isDecided = state.step == .lastQuestion
    let mood = isDecided ? state.mood(of: .allCompleted) : .plain
    return banter(round, [.final(mood), .final(.aborted)])
      + praise(isDecided ? state.awardsAhead : [], state)
  }

  private static func praise(_ awards: [AwardID], _ state: GameState) -> [LineID] {
    awards.map { LineID(round: state.nightIndex, spoken: .award($0)) }
  }

  /// First variants first.
  private static func banter(_ round: Int, _ moments: [Spoken]) -> [LineID] {
    (0..<variants).flatMap { variant in
      moments.filter { variant < $0.variants }.map {
        LineID(round: round, spoken: $0, variant: variant)
      }
    }
  }

  /// It has been heard, or may be fetched.
  public static func isPublic(_ line: LineID, in state: GameState) -> Bool {
    state.voice.heard.contains(line) || isFetchable(line, in: state)
  }

  /// What a TV may fetch already: nothing that is not to be known yet.
  static func isFetchable(_ line: LineID, in state: GameState) -> Bool {
    guard state.hasStarted, line.round == state.nightIndex else { return false }
    if state.step?.isBeforeName == true { return line.spoken == .beforeReveal }
    switch line.spoken {
    case .roundIntro: return state.phase == .roundIntro
    case .rules: return state.step?.isRules == true
    case .beforeClue, .afterLock, .afterBrake: return !isPast(state)
    case .clue(let level): return state.level == level
    // NB: which of them there are would tell what happened before it is shown (EVE90).
    case .beforeReveal, .recalled: return false
    case .award: return state.phase == .finalResults
    case .revealCorrect, .revealIncorrect, .revealNobody, .bridge, .scoreboard, .final, .question:
      return isPast(state)
    }
  }
}
