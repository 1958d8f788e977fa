public import TriptoKernel
public import TriptoWire

/// What a bot knows of its game from its own messages alone. Since they come in the order in which
/// the server decided them (WS11), this is also where the game was when the latest was decided.
public struct BotMemory: Sendable, Equatable {
  public let role: Role
  public private(set) var isExtended = true
  public private(set) var me: PlayerID?
  /// The latest snapshot.
  public private(set) var state: StateView?
  /// Players in the lobby's list who are connected.
  public private(set) var lobbyCount = 0
  /// A clue's clock is running, as far as known.
  public private(set) var isClueOpen = false
  public private(set) var owner: PlayerID?
  /// This bot has locked its answer for this destination.
  public private(set) var hasLocked = false
  public private(set) var isQuestionOpen = false
  public private(set) var hasAnswered = false
  public private(set) var revealStage = 0
  /// The host has heard the music stop for the reveal; v1 connections get no snapshot of it (ST23).
  public private(set) var hasRevealBegun = false
  var expectsBrakeStop = false

  public var phase: PhaseName? { state?.phase }
  public var round: Int { state?.roundIndex ?? 0 }
  public var level: Int { state?.clueLevelPoints ?? 0 }
  public var isPaused: Bool { state?.paused ?? false }
  public var questionIndex: Int { state?.followupQuestion?.currentQuestionIndex ?? 0 }

  public mutating func hear(_ message: ServerMessage) {
    switch message {
    case .welcome(let welcome): me = welcome.playerId
    case .stateSnapshot(let snapshot): adopt(snapshot.state)
    case .lobbyUpdated(let lobby): lobbyCount = lobby.players.count(where: \.isConnected)
    case .cluePresent: isClueOpen = true
    case .brakeAccepted(let accepted):
      owner = accepted.playerId
      isClueOpen = false
      expectsBrakeStop = true
    case .brakeAnswerLocked(let locked):
      owner = nil
      if locked.playerId == me { hasLocked = true }
    case .musicStop: hearMusicStop()
    case .destinationResults: revealStage = max(revealStage, 1)
    case .scoreboardUpdate: if phase == .revealDestination { revealStage = 2 }
    case .followupAnswersLocked: isQuestionOpen = false
    default: break
    }
  }

  /// What was known is old; the next snapshot says where the game is.
  public mutating func lostConnection() {
    state = nil
    owner = nil
    (isClueOpen, isQuestionOpen) = (false, false)
  }

  private mutating func adopt(_ new: StateView) {
    let old = state
    state = new
    owner = new.brakeOwnerPlayerId
    hasRevealBegun = false
    if role == .player { hasLocked = new.lockedAnswers.contains { $0.playerId == me } }
    if !new.paused { isClueOpen = new.phase == .clueLevel && new.clueTimerEnd != nil }
    if new.phase != .revealDestination || old?.phase != .revealDestination { revealStage = 0 }
    adoptQuestion(new, old)
  }

  /// The first stop in a brake is the brake's own (ST13), any other in a clue phase the reveal's.
  private mutating func hearMusicStop() {
    guard !isPaused, phase == .clueLevel || phase == .pausedForBrake else { return }
    if phase == .pausedForBrake, expectsBrakeStop {
      expectsBrakeStop = false
    } else {
      hasRevealBegun = true
      isClueOpen = false
    }
  }

  /// While paused a question has no clock, so what was known before still counts (ST32).
  private mutating func adoptQuestion(_ new: StateView, _ old: StateView?) {
    guard let question = new.followupQuestion else {
      isQuestionOpen = false
      return
    }
    let isNew =
      old?.followupQuestion?.currentQuestionIndex != question.currentQuestionIndex
      || old?.roundIndex != new.roundIndex
    if !new.paused || isNew { isQuestionOpen = question.timer != nil || new.paused }
    hasAnswered = question.answeredByMe ?? false
  }

  public var situation: Situation {
    guard let phase else { return .unknown }
    let now = situation(in: phase)
    return isPaused ? .paused(now) : now
  }

  private func situation(in phase: PhaseName) -> Situation {
    switch phase {
    case .lobby: .lobby(connected: lobbyCount)
    case .preparingRound, .unknown: .unknown
    case .roundIntro: .intro(round: round)
    case .clueLevel, .pausedForBrake: clueSituation
    case .revealDestination: .reveal(round: round, stage: revealStage)
    case .followupQuestion:
      isQuestionOpen
        ? .question(round: round, index: questionIndex) : .gap(round: round, index: questionIndex)
    case .scoreboard: .scoreboard(round: round)
    case .finalResults: .finale
    case .roundEnd: .over
    }
  }

  private var clueSituation: Situation {
    if let owner { return .brake(round: round, level: level, owner: owner) }
    return isClueOpen ? .clue(round: round, level: level) : .waiting(round: round, level: level)
  }
}
