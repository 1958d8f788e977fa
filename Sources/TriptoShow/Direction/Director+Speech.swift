import TriptoGame
import TriptoPlan

extension Director {
  /// What an event changes on the air: the old line stops before the new one begins (AU17).
  static func speech(_ state: GameState) -> [DirectedCue] {
    let news = state.speechNews
    let stop = news.stopped.map { DirectedCue(audience(of: $0), .speechStop($0)) }
    let start = news.started.map { DirectedCue(audience(of: $0), .speech($0)) }
    return [stop, start].compactMap(\.self)
  }

  /// What is said of the scoreboard is news to v1 (AU14).
  private static func audience(of speech: Speech) -> Audience {
    switch speech.spoken {
    case .scoreboard: .extendedTV
    case .recalled(let recollection): recollection.slot == .scoreboard ? .extendedTV : .av
    case .roundIntro, .beforeClue, .afterLock, .afterBrake, .beforeReveal, .revealCorrect,
      .revealIncorrect, .revealNobody, .bridge, .rules, .final, .award, .clue, .question:
      .av
    }
  }

  /// A line without a clip of its own: only the bridge is told then (AU20).
  static func spoke(_ spoken: Spoken, _ state: GameState) -> [DirectedCue] {
    guard state.speechNews.started == nil, spoken == .bridge else { return speech(state) }
    return speech(state)
      + [line(LineID(round: state.nightIndex, spoken: .bridge), state)]
      .compactMap(\.self)
  }

  static func line(_ id: LineID, _ state: GameState) -> DirectedCue? {
    Script.line(id, in: state).map { DirectedCue(.av, .line($0)) }
  }

  /// Everything this destination has that may be fetched now, in portions (AU22, EV56).
  static func prefetch(
    _ state: GameState, for audience: Audience, only news: [Clip]? = nil
  ) -> [DirectedCue] {
    let clips = (news ?? state.voice.clips(of: state.nightIndex)).filter {
      Script.isFetchable($0.line, in: state)
    }
    return stride(from: 0, to: clips.count, by: Mix.clipsPerPrefetch).map {
      let end = min($0 + Mix.clipsPerPrefetch, clips.count)
      return DirectedCue(audience, .prefetch(Array(clips[$0..<end])))
    }
  }
}
