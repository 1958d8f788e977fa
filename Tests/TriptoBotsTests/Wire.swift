import TriptoKernel
import TriptoWire

@testable import TriptoBots

/// Messages as a server would send them.
enum Say {
  static let me: PlayerID = "p-me"
  static let other: PlayerID = "p-other"

  static func welcome(_ role: Role = .player) -> ServerMessage {
    .welcome(
      Welcome(connectionId: "c", role: role, playerId: me, sessionId: "s", serverTimeMs: 1))
  }

  static func state(
    _ phase: PhaseName, round: Int? = 0, level: Int? = nil, owner: PlayerID? = nil,
    timerEnd: Int? = nil, locked: [LockedAnswerView] = [], lockedCount: Int? = nil,
    question: FollowupView? = nil, place: DestinationView? = nil, scores: [PlayerID: Int] = [:],
    players: [PlayerID] = [], paused: Bool = false, version: Int = 1
  ) -> StateView {
    StateView(
      version: version, phase: phase, sessionId: "s", joinCode: "ABCDEF",
      players: players.map {
        PlayerView(
          playerId: $0, name: "N", role: .player, isConnected: true, joinedAtMs: 1, score: 0)
      },
      roundIndex: round, destination: place, clueLevelPoints: level,
      clueText: level.map { "ledtråd \($0)" }, clueTimerEnd: timerEnd, brakeOwnerPlayerId: owner,
      lockedAnswers: locked, lockedAnswersCount: lockedCount ?? locked.count,
      followupQuestion: question,
      scoreboard: scores.sorted { $0.value > $1.value }.map {
        ScoreRow(playerId: $0.key, name: "N", score: $0.value, rank: 1)
      }, timer: nil, paused: paused)
  }

  static func snapshot(_ state: StateView) -> ServerMessage {
    .stateSnapshot(StateSnapshot(state: state))
  }

  /// A clue with a running clock.
  static func clue(_ level: Int, round: Int = 0) -> ServerMessage {
    snapshot(state(.clueLevel, round: round, level: level, timerEnd: 9_000))
  }

  static func cluePresent(_ level: Int, round: Int = 0) -> ServerMessage {
    .cluePresent(
      CluePresent(
        clueText: "ledtråd \(level)", clueLevelPoints: level, roundIndex: round,
        clueIndex: (10 - level) / 2, timerDurationMs: 8_000, timerEnd: 9_000))
  }

  static func brake(_ level: Int, by owner: PlayerID, round: Int = 0) -> ServerMessage {
    snapshot(state(.pausedForBrake, round: round, level: level, owner: owner))
  }

  static func accepted(_ level: Int, by owner: PlayerID) -> ServerMessage {
    .brakeAccepted(
      BrakeAccepted(
        playerId: owner, playerName: "N", clueLevelPoints: level, answerTimeoutMs: 30_000,
        lockedPlayersCount: 0))
  }

  static func rejected(
    _ reason: BrakeRejection, player: PlayerID = me, winner: PlayerID? = nil
  ) -> ServerMessage {
    .brakeRejected(BrakeRejected(playerId: player, reason: reason, winnerPlayerId: winner))
  }

  static func locked(_ level: Int, by player: PlayerID, text: String? = nil) -> ServerMessage {
    .brakeAnswerLocked(
      BrakeAnswerLocked(
        playerId: player, lockedAtLevelPoints: level, remainingClues: true, answerText: text))
  }

  static func question(
    _ index: Int = 0, options: [String]? = nil, answer: String? = nil,
    given: [PlayerID] = [], answeredByMe: Bool? = false, isOpen: Bool = true
  ) -> FollowupView {
    FollowupView(
      questionText: "which?", options: options, currentQuestionIndex: index, totalQuestions: 2,
      correctAnswer: answer,
      answersByPlayer: given.map { NamedAnswer(playerId: $0, playerName: "N", answerText: "x") },
      timer: isOpen ? TimerView(timerId: "fq", startAtServerMs: 1, durationMs: 9) : nil,
      answeredByMe: answeredByMe)
  }

  static func answer(_ player: PlayerID, level: Int, text: String? = nil) -> LockedAnswerView {
    LockedAnswerView(
      playerId: player, answerText: text, lockedAtLevelPoints: level, lockedAtMs: 1)
  }

  static func lobby(connected: Int) -> ServerMessage {
    .lobbyUpdated(
      LobbyUpdated(
        players: (0..<connected).map {
          LobbyPlayer(playerId: PlayerID("p\($0)"), name: "N", isConnected: true)
        }, host: nil, joinCode: "ABCDEF"))
  }

  static func error(_ code: ErrorCode) -> ErrorMessage { ErrorMessage(code, "no") }

  static func frame(
    _ message: ServerMessage, seq: Int? = nil, epoch: String = "e", atMs: Int = 0
  ) throws -> Frame {
    let stream = seq.map { StreamPosition(epoch: epoch, seq: $0) }
    let envelope = ServerEnvelope(
      sessionId: "s", serverTimeMs: 1, stream: stream, message: message)
    return try Frame(envelope.encode(), atMs: atMs)
  }
}

extension BotBrain {
  /// Hears several messages and returns the plans of the last.
  mutating func hear(all messages: [ServerMessage]) -> [BotPlan] {
    messages.reduce([]) { _, message in hear(message) }
  }
}

extension [Violation] {
  var rules: [String] { map(\.rule) }
}
