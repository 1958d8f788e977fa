public import TriptoGame
public import TriptoKernel
public import TriptoPlan
public import TriptoWire
import TriptoWords

// The words of the game and the words of the wire, side by side.

extension PlayerID {
  /// The id a viewer has on the wire; the TV's is the literal `tv` (ID2).
  public init(_ viewer: Viewer) { self = viewer.seatID ?? .tv }
}

extension Viewer {
  public var role: Role {
    switch self {
    case .host: .host
    case .player: .player
    case .tv: .tv
    }
  }
}

extension PhaseName {
  public init(_ phase: Phase) {
    guard let name = PhaseName(rawValue: phase.rawValue) else {
      preconditionFailure("a phase without a name on the wire: \(phase)")
    }
    self = name
  }
}

extension ScoreRow {
  init(_ standing: TriptoGame.Standing) {
    self.init(
      playerId: standing.seat, name: standing.name, score: standing.score,
      rank: standing.rank)
  }
}

extension GameState {
  var scoreRows: [ScoreRow] { standings.map(ScoreRow.init) }

  func name(of id: PlayerID?) -> String { id.flatMap { seat($0)?.name } ?? "" }
}

extension ErrorMessage {
  /// A refusal in plain words, in the game's language.
  public init(_ refusal: Refusal, language: Language) {
    let words = Words.of(language)
    switch refusal {
    case .unauthorized, .banned:
      self.init(.unauthorized, words.text(.notAllowed))
    case .invalidPhase, .lobbyLocked, .hostTaken, .sessionFull, .notDue:
      self.init(.invalidPhase, words.text(.notNow))
    case .validation(let reason): self.init(.validationError, reason)
    case .invalidOperation(let reason): self.init(.invalidOperation, reason)
    case .unknownPack:
      self.init(.invalidContentPack, words.text(.noSuchPack))
    case .draining:
      self.init(
        errorCode: .invalidOperation, message: words.text(.draining), retryable: true)
    case .rateLimited:
      self.init(.rateLimited, words.text(.waitAMoment))
    case .note(let why):
      self.init(why == .closed ? .invalidPhase : .invalidOperation, words.text(why.text))
    case .hindered(let why):
      self.init(why == .carriageFull ? .validationError : .invalidOperation, words.text(why.text))
    }
  }
}

extension Hindrance {
  fileprivate var text: ServerText {
    switch self {
    case .carriagesLimit: .carriagesLimit
    case .carriageFull: .carriageFull
    case .drawNone: .drawNone
    case .noVoice: .noVoice
    }
  }
}

extension NoteRefusal {
  /// EVE41: why, in the words of the server
  fileprivate var text: ServerText {
    switch self {
    case .closed: .noteClosed
    case .off: .noteOff
    case .holdsBrake: .notNow
    case .out: .rolledOn
    case .late: .lateClue
    case .lateLast: .lateLast
    case .answered: .noteTwice
    case .answeredByMate: .noteTeam
    }
  }
}
