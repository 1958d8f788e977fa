public import TriptoBrake
public import TriptoKernel
public import TriptoPlan

/// What happened, in the words of the game. The director (`TriptoShow`) decides what is sent for it
/// and in which order; the views (`TriptoViews`) decide what each viewer may see of it.
public enum Event: Sendable, Equatable {
  case seatJoined(PlayerID, isReconnect: Bool)
  case lobbyChanged
  case connected(Viewer, isReconnect: Bool)
  case disconnected(Viewer)
  case timedOut(Viewer)
  case seatKicked(PlayerID)
  /// Another device took the host seat (EX23).
  case hostReplaced(PlayerID)
  case seatRenamed(PlayerID)
  case lobbyLocked(Bool)
  case settingsChanged
  case packSelected(SelectedPack?)
  case planChanged

  case introStarted
  /// A further step of the rules ride begins (EX49); the first one is the intro's start.
  case rulesStep(Int)
  /// Somebody has tried the brake in it (EX50).
  case testPulled(PlayerID)
  case clueStarted(ClueCause)
  case brakePending(holdMs: Milliseconds)
  case brakeAccepted(PlayerID)
  case brakeRejected(BrakeRejection)
  case brakeDecided(BrakeDecision)
  case answerLocked(PlayerID)
  case noteHanded(PlayerID)
  case brakeReleased(BrakeRelease)
  /// The owner of the brake has begun to type, or has typed nothing again (EVE33).
  case typingChanged(PlayerID)
  /// Somebody travels as somebody else, or answers otherwise (EX41).
  case seatChanged(PlayerID)
  /// Who rides with whom (EVE42).
  case carriagesChanged
  case refused(PlayerID, Refusal)
  case clueReplayed
  case timerExtended

  case revealStarted
  case revealBanter
  case destinationRevealed
  /// The sign has turned to the name (EVE57).
  case placeNamed
  /// A step of the verdicts, from 0 (EX51).
  case verdictTold(Int)
  case resultsShown
  case totalsShown(isGameOver: Bool, bridge: Bool)
  case questionStarted
  case followupAnswered(PlayerID)
  case questionClosed(isLast: Bool, isGameOver: Bool)
  case scoreboardShown
  case nextDestination
  case gameEnded(EndReason)
  case finaleStage(FinaleStage, isCorrected: Bool)
  /// An act of an evening's finale begins (EX52).
  case actBegan(Act, isCorrected: Bool)
  case roundEnded
  /// Another journey of the evening: the lobby again (EVE23).
  case rematched

  case voiced([Clip])
  /// A line whose moment came between the steps; it may have no clip.
  case spoke(Spoken)

  case paused
  case resumed
  case musicGainChanged
  case verdictChanged(VerdictChange)
  case handoverOffered(code: String, expiresAtMs: Milliseconds)
  case reaction(PlayerID, String)
  case expired

  /// The director says on this event what has changed on the air.
  var tellsSpeech: Bool {
    switch self {
    case .rulesStep,
      .introStarted, .clueStarted, .brakeDecided, .answerLocked, .clueReplayed, .revealStarted,
      .revealBanter, .destinationRevealed, .totalsShown, .questionStarted, .questionClosed,
      .scoreboardShown,
      .gameEnded, .finaleStage, .actBegan, .spoke, .paused, .settingsChanged, .brakeReleased,
      .rematched:
      true
    case .seatJoined, .lobbyChanged, .connected, .disconnected, .timedOut, .seatKicked,
      .hostReplaced, .seatRenamed, .lobbyLocked, .packSelected, .planChanged, .brakePending,
      .brakeAccepted, .brakeRejected, .refused, .timerExtended, .resultsShown, .followupAnswered,
      .nextDestination, .roundEnded, .voiced, .resumed, .musicGainChanged, .verdictChanged,
      .handoverOffered, .reaction, .typingChanged, .noteHanded,
      .placeNamed, .verdictTold, .seatChanged, .carriagesChanged, .testPulled,
      .expired:
      false
    }
  }
}

public enum ClueCause: Sendable, Equatable {
  case firstOfGame, nextDestination, introOver, introSkipped, timer, host, afterLock, brakeReleased
}

public enum EndReason: String, Sendable, Equatable, Codable {
  case hostEnded = "host_ended"
  case allCompleted = "all_completed"
}

public struct BrakeRejection: Sendable, Equatable {
  public enum Reason: String, Sendable, Equatable {
    case alreadyPaused = "already_paused"
    case tooLate = "too_late"
    case rateLimited = "rate_limited"
    case invalidPhase = "invalid_phase"
    case notAllowed = "not_allowed"
  }

  public let seat: PlayerID
  public let reason: Reason
  public let winner: PlayerID?
}

/// An event with the game as it was at that moment; later changes of the same command don't show.
public struct Moment: Sendable {
  public let event: Event
  public let state: GameState
  public let atMs: Milliseconds
}
