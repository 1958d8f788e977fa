import TriptoClient
import TriptoKernel
import TriptoWire

extension TVMemory {
  /// Takes in what has happened; the game knows of it already.
  mutating func hear(_ message: ServerMessage, _ game: Game, at nowMs: Double) {
    moves.hear(message)
    switch message {
    case .verdictShown(let step): steps.append(step)
    case .testPull(let pull):
      pulls.append(pull.playerId)
      newPull = (pull.playerId, nowMs + Self.pullMs)
    case .rulesStep(let told): rulesStep = told.step
    case .brakeReleased: rolledUntilMs = nowMs + Self.rolledMs
    case .playerLeft(let left): hearLeft(left, game, at: nowMs)
    case .playerJoined(let joined): if hostLeft?.id == joined.playerId { hostLeft = nil }
    case .destinationReveal: judged = [:]
    case .destinationResults(let told): hearResults(told, at: nowMs)
    case .welcome, .stateSnapshot, .statePatch, .lobbyUpdated, .error, .contentPackSelected,
      .cluePresent, .brakeAccepted, .brakeRejected, .brakeAnswerLocked, .answerCountUpdate,
      .scoreboardUpdate, .followupQuestionPresent, .followupAnswersLocked, .followupResults,
      .nextDestinationEvent, .gameEndedEvent, .finalResultsPresent, .uiEffectTrigger, .musicSet,
      .musicStop, .musicGainSet, .sfxPlay, .audioPlay, .audioStop, .ttsPrefetch, .voiceLine,
      .helloAck, .resumed, .timerSync, .clockPing, .clueAdvance, .brakePending, .brakeOrder,
      .goodbye, .handoverCode, .reaction, .showHealth, .followupAnswerCount, .noteHanded,
      .finaleStage, .unknown:
      break
    }
  }

  private mutating func hearLeft(_ left: PlayerLeft, _ game: Game, at nowMs: Double) {
    // NB: in the lobby the state does not follow those who come; the list of the lobby does.
    let players =
      (game.state?.players.map(\.playerId) ?? []) + (game.lobby?.players.map(\.playerId) ?? [])
    let isHost = game.state != nil && !players.contains(left.playerId)
    if isHost, left.playerId != "tv", left.reason != .kicked { hostLeft = (left.playerId, nowMs) }
  }

  /// The host has changed a verdict after the results were shown (UI-T19).
  private mutating func hearResults(_ told: DestinationResults, at nowMs: Double) {
    let changed = told.results.first { row in
      judged[row.playerId].map { $0 != row.pointsAwarded } ?? false
    }
    judged = Dictionary(told.results.map { ($0.playerId, $0.pointsAwarded) }) { $1 }
    guard let changed else { return }
    override = (changed.playerName, changed.pointsAwarded, nowMs + Self.toastMs)
  }
}
