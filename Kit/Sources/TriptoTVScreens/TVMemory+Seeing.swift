import TriptoClient
import TriptoKernel
import TriptoWire

extension TVMemory {
  /// Takes in the game as it is now.
  mutating func see(_ game: Game, at nowMs: Double) {
    guard let state = game.state else { return }
    seePicture(game, state)
    seeScores(game, state, at: nowMs)
    seeClue(game, state, at: nowMs)
    seeGuests(game, state)
  }

  private mutating func seePicture(_ game: Game, _ state: StateView) {
    let question = state.followupQuestion.map { "\($0.currentQuestionIndex)" } ?? ""
    let key: String
    switch state.phase {
    case .clueLevel, .pausedForBrake: key = "clue"
    case .finalResults, .roundEnd: key = "finale"
    case .followupQuestion: key = "question \(question)"
    case .lobby, .preparingRound, .roundIntro, .revealDestination, .scoreboard, .unknown:
      key = state.phase.rawValue
    }
    guard key != picture else { return }
    picture = key
    isCalm = game.isRestored
    (steps, beat, standingsSeenMs) = ([], nil, nil)
    (resultsSeenMs, questionSeenMs, revealSeenMs, mapSeenMs) = (nil, nil, nil, nil)
    if state.phase != .roundIntro { (pulls, rulesStep) = ([], 0) }
  }

  private mutating func seeScores(_ game: Game, _ state: StateView, at nowMs: Double) {
    switch state.phase {
    case .roundIntro, .clueLevel, .pausedForBrake:
      (before, shownRows, gained) = (state.scoreboard, state.scoreboard, nil)
    case .revealDestination:
      if let told = game.moments.scoreboard {
        shownRows = told.scoreboard
        standingsSeenMs = standingsSeenMs ?? nowMs
      }
    case .scoreboard:
      before = shownRows
      if let told = game.moments.scoreboard { gained = told.scoreboard }
      standingsSeenMs = standingsSeenMs ?? nowMs
      if beat == nil, let timer = state.timer {
        beat = (Double(timer.startAtServerMs), min(2, Double(timer.durationMs) / 6000))
      }
    case .lobby, .preparingRound, .followupQuestion, .finalResults, .roundEnd, .unknown: break
    }
    let seenMs = game.isRestored ? -.infinity : nowMs
    if game.moments.followupResults != nil { questionSeenMs = questionSeenMs ?? seenMs }
    if game.moments.reveal != nil { revealSeenMs = revealSeenMs ?? seenMs }
    if state.phase == .revealDestination, state.destination?.position != nil {
      mapSeenMs = mapSeenMs ?? nowMs
    }
    let isJudged = game.moments.results != nil || state.reveal?.stage == .results
    if state.phase == .revealDestination, isJudged { resultsSeenMs = resultsSeenMs ?? nowMs }
  }

  private mutating func seeClue(_ game: Game, _ state: StateView, at nowMs: Double) {
    let round = "\(state.journey?.number ?? 1)#\(state.roundIndex ?? 0)"
    let key = "\(round):\(state.clueLevelPoints ?? 0)"
    if key != clueKey { (clueKey, clueSeenMs) = (key, game.isRestored ? -.infinity : nowMs) }
    guard state.phase == .pausedForBrake, let brake = state.brake else {
      called = nil
      return
    }
    let now = "\(brake.playerId.rawValue) \(key)"
    guard called?.key != now else { return }
    called = (now, game.isRestored ? -.infinity : nowMs + Self.calledMs)
  }

  /// Who comes anew sparkles; who was lost in the lobby leaves the list, and returns without (UI-T4).
  private mutating func seeGuests(_ game: Game, _ state: StateView) {
    let ids = Set(game.lobby?.players.map(\.playerId) ?? state.players.map(\.playerId))
    let isQuiet = game.isRestored || (state.journey?.number ?? 1) > 1 || state.phase != .lobby
    if !isQuiet { fresh.formUnion(ids.subtracting(known)) }
    fresh.formIntersection(ids)
    known.formUnion(ids)
  }
}
