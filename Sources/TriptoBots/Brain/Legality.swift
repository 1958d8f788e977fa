import TriptoWire

extension BotMemory {
  /// Phases in which the host may pause and skip (ST32, ST35).
  var isInPlay: Bool {
    switch phase {
    case nil, .lobby, .preparingRound, .finalResults, .roundEnd: false
    default: true
    }
  }

  /// Whether a command had a right to succeed where the memory says the game is, so that an ERROR would
  /// break the protocol; else the game has moved on, or this viewer cannot know, and an ERROR is a lost
  /// race. The memory must hold everything that came before the ERROR.
  func isLegal(_ message: ClientMessage) -> Bool {
    switch message {
    case .hostStartGame: phase == .lobby && lobbyCount > 0
    case .hostNextClue, .hostForceReveal: canAdvanceClue
    // NB: a v1 player is not told when the host ends a brake with the reveal (ST28).
    case .brakeAnswerSubmit: phase == .pausedForBrake && owner == me && isExtended
    case .followupAnswerSubmit(_, let index): mayAnswer(index)
    case .nextDestination: phase == .scoreboard
    case .endGame: isInPlay
    case .hostPause: isInPlay && !isPaused
    case .hostResume: isInPlay && isPaused
    case .hostSkip: isInPlay
    // NB: a draft may race the lock, and is refused to whoever has lost the brake meanwhile (EX42).
    case .reaction, .tvAudio, .tvVoices, .tvSpoke, .hostVoiceSample, .draft, .seatSet:
      false
    case .brakeRelease: phase == .pausedForBrake && owner == me && isExtended
    case .hostRematch: phase == .roundEnd
    default: isLegalTool(message)
    }
  }

  /// NB: what was meant for the question before may come when the next one is open.
  private func mayAnswer(_ index: Int?) -> Bool {
    phase == .followupQuestion && isQuestionOpen && !hasAnswered
      && index ?? questionIndex == questionIndex
  }

  private var canAdvanceClue: Bool {
    switch phase {
    case .roundIntro: true
    case .pausedForBrake: !hasRevealBegun
    case .clueLevel: isClueOpen
    default: false
    }
  }

  private func isLegalTool(_ message: ClientMessage) -> Bool {
    switch message {
    case .hostKick(let player, _), .hostRename(let player, _):
      state?.players.contains { $0.playerId == player } ?? false
    case .hostVerdictSet(let verdict):
      phase != .roundEnd && state?.destination?.revealed == true
        && state?.lockedAnswers.contains { $0.playerId == verdict.playerId } == true
    case .hostReplayClue: phase == .clueLevel && isClueOpen
    case .hostExtendTimer:
      (phase == .clueLevel && isClueOpen) || isQuestionOpen
        || (phase == .pausedForBrake && !hasRevealBegun)
    default: true
    }
  }
}
