import TriptoGame
import TriptoShow
import TriptoWire

/// What a message says to the sender of a command; the others tell what has happened, which is old
/// when the command is repeated (EX5).
enum Answer {
  /// On a brake, perhaps after the hold.
  case verdict
  /// On anything else: an error, a lock, a code.
  case other

  /// Nil for what is news to this viewer, though it be the answer to somebody else.
  init?(_ cue: Cue, to viewer: Viewer) {
    switch cue {
    case .brakeRejected: self = .verdict
    case .testPull(let id) where viewer == .player(id): self = .verdict
    case .brakeAccepted(let id) where viewer == .player(id): self = .verdict
    case .answerLocked(let id) where viewer == .player(id): self = .other
    case .error, .packSelected, .handover: self = .other
    case .snapshot, .lobby, .playerJoined, .playerLeft, .cluePresent, .answerCount, .clueAdvance,
      .timerSync, .brakePending, .brakeAccepted, .brakeOrder, .answerLocked, .destinationReveal,
      .destinationResults, .scoreboardUpdate, .questionPresent, .questionLocked, .questionCount,
      .questionResults, .nextDestination, .gameEnded, .finalResults, .effect, .music, .musicStop,
      .musicGain, .sound, .speech, .speechStop, .prefetch, .line, .reaction, .brakeReleased,
      .noteHanded, .verdictShown, .rulesStep, .testPull, .finaleStage:
      return nil
    }
  }

  /// A brake has its hold, and what is typed within one waits for it (BR10).
  static func mayComeLater(to type: ClientMessageType) -> Bool {
    type == .brakePull || type == .brakeAnswerSubmit
  }

  /// Whether it is the later answer to such a command.
  func comes(after type: ClientMessageType) -> Bool {
    switch self {
    case .verdict: type == .brakePull
    case .other: type == .brakeAnswerSubmit
    }
  }
}
