import TriptoKernel
import TriptoWire

/// Turns the server's news into the game. A value: what it cannot do by itself it says.
struct GameFeed: Equatable, Sendable {
  /// What became of the state in a frame.
  enum Outcome: Equatable { case untouched, read, lost }

  private(set) var game = Game()
  private var absence: Absence?
  private var isFirstState = true

  mutating func tell(_ status: ConnectionStatus) { game.status = status }

  /// Takes in a frame that has not been delivered before.
  /// - Parameter nowMs: the server's clock.
  mutating func deliver(_ frame: Frame, nowMs: Milliseconds) -> Outcome {
    note(frame)
    let before = game.live
    let outcome = takeState(frame)
    var moments = game.moments
    moments.remember(frame, heardMs: nowMs)
    let isStateNew = outcome == .read || game.live != before
    if isStateNew, let after = game.live { moments.settle(from: before?.view, to: after.view) }
    show(moments, isStateNew: isStateNew, by: frame)
    return outcome
  }

  private mutating func show(_ moments: Moments, isStateNew: Bool, by frame: Frame) {
    guard isStateNew || moments != game.moments else { return }
    let isSnapshot = frame.type == ServerMessageType.stateSnapshot.rawValue
    game.moments = moments
    game.isRestored = isSnapshot && isFirstState
    if isSnapshot { isFirstState = false }
  }

  /// The frame just delivered was a WELCOME, and what came before it has been asked for.
  mutating func expectMissed() { absence = Absence(before: game.moments) }

  /// What happened in the absence is known from now on, and not played (UI-A6).
  mutating func recall(_ missed: [Frame], nowMs: Milliseconds) {
    defer { absence = nil }
    guard let absence, let state = game.state, !missed.isEmpty else { return }
    game.moments = absence.recalled(missed, in: state, heardMs: nowMs)
  }

  private mutating func note(_ frame: Frame) {
    guard frame.type != ServerMessageType.resumed.rawValue else { return }
    absence?.note(frame)
    if absence?.isOvertaken == true { absence = nil }
  }

  private mutating func welcome(_ welcome: Welcome, isExtended: Bool) {
    (isFirstState, absence) = (true, nil)
    (game.role, game.playerId) = (welcome.role, welcome.playerId)
    (game.isExtended, game.health, game.isRestored) = (isExtended, nil, true)
  }
}

extension GameFeed {
  /// Takes what a frame says of the state and of who is there.
  private mutating func takeState(_ frame: Frame) -> Outcome {
    guard let message = frame.message else { return .untouched }
    switch message {
    case .welcome(let welcome):
      self.welcome(welcome, isExtended: frame.position != nil)
      return .untouched
    case .stateSnapshot:
      guard let state = LiveState(snapshot: frame) else { return .lost }
      game.live = state
      return .read
    case .statePatch:
      return game.live?.apply(patch: frame.payload) == true ? .read : .lost
    case .followupAnswerCount(let told): game.live?.count(told)
    case .lobbyUpdated(let lobby): game.lobby = lobby
    case .showHealth(let health): game.health = health
    case .playerJoined, .playerLeft, .error, .contentPackSelected, .cluePresent, .brakeAccepted,
      .brakeRejected, .brakeAnswerLocked, .answerCountUpdate, .destinationReveal,
      .destinationResults, .scoreboardUpdate, .followupQuestionPresent, .followupAnswersLocked,
      .followupResults, .nextDestinationEvent, .gameEndedEvent, .finalResultsPresent,
      .uiEffectTrigger, .musicSet, .musicStop, .musicGainSet, .sfxPlay, .audioPlay, .audioStop,
      .ttsPrefetch, .voiceLine, .helloAck, .resumed, .timerSync, .clockPing, .clueAdvance,
      .brakePending, .brakeOrder, .goodbye, .handoverCode, .reaction, .brakeReleased, .noteHanded,
      .rulesStep, .testPull, .verdictShown, .finaleStage, .unknown:
      break
    }
    return .untouched
  }
}
