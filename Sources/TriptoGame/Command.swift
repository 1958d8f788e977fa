public import TriptoBrake
public import TriptoKernel
public import TriptoPlan

/// Everything that can happen to a game. Time comes beside it, chance comes inside it, so the
/// journal of commands gives the same game again.
public enum Command: Sendable, Equatable, Codable {
  // Seats
  case join(JoinSeat)
  case connect(Viewer)
  case disconnect(Viewer)
  /// The process came back: every socket is gone, nobody left (ST40).
  case restart

  // The host
  case selectPack(SelectedPack?)
  /// `kind` is nil in journals of older servers: then it is what the stops say.
  case setPlan([PlannedStop], kind: PlanKind? = nil)
  case setSettings(GameSettings)
  case start([DestinationRecord])
  case nextClue, pause, resume, skip, forceReveal, nextDestination, endGame
  case setMusicGain(Double)
  case kick(PlayerID, ban: Bool)
  case rename(PlayerID, name: String)
  case lockLobby(Bool)
  case setVerdict(VerdictChange)
  case replayClue
  case extendTimer(addMs: Milliseconds)
  case offerHandover(code: String, expiresAtMs: Milliseconds)

  // The players
  case pullBrake(Press)
  case lockAnswer(text: String, verdict: Verdict)
  case answerFollowup(text: String, question: Int?, isCorrect: Bool)
  case react(String)
  /// What is typed and not sent (EX42); a verdict on an answer to a question is its correctness.
  case draft(text: String, verdict: Verdict, question: Int? = nil)
  /// A sealed answer that stops nothing (EX44).
  case note(text: String, verdict: Verdict)
  /// Who travels as whom (EX41).
  case seat(SeatChange)
  /// One more journey (EX45).
  case rematch
  /// Carriages are drawn anew (EX46).
  case drawCarriages
  /// The owner lets go of the brake (EX43).
  case release

  // The voice
  /// Clips that have become ready.
  case voiced([Clip])

  // Time
  case fire(TimerKey)
}

/// A REST join. Names arrive trimmed, unique and fit to be shown (EX27, EX28).
public struct JoinSeat: Sendable, Equatable, Codable {
  public var id: PlayerID
  public var name: String
  public var asHost: Bool
  public var handoverCode: String?
  public var origin: String?
  /// What the person typed, where the filter put `name` in its place (EX28).
  public var askedName: String?
  /// How many players the game took when this join came (SE24); nil in journals of older servers,
  /// which took any number.
  public var mostPlayers: Int?
  /// How the person would like to travel (EVE11); nil outside evenings.
  public var travel: TravelWish?

  public init(
    id: PlayerID, name: String, asHost: Bool, handoverCode: String? = nil, origin: String? = nil,
    askedName: String? = nil, mostPlayers: Int? = nil, travel: TravelWish? = nil
  ) {
    self.id = id
    self.name = name
    self.asHost = asHost
    self.handoverCode = handoverCode
    self.origin = origin
    self.askedName = askedName
    self.mostPlayers = mostPlayers
    self.travel = travel
  }
}

/// EX19: the host's own verdict on an answer
public struct VerdictChange: Sendable, Equatable, Codable {
  public enum Subject: Sendable, Equatable, Codable {
    case destination
    case followup(question: Int)
  }

  public var seat: PlayerID
  public var subject: Subject
  public var isCorrect: Bool

  public init(seat: PlayerID, subject: Subject, isCorrect: Bool) {
    self.seat = seat
    self.subject = subject
    self.isCorrect = isCorrect
  }
}

/// The clocks a game keeps. Firing one that is not due is refused.
public enum TimerKey: Hashable, Sendable, Codable {
  case step
  case hold
  case speech
  /// A brake's owner types nothing (EVE29).
  case silence
  case earlyEnd
  case away(PlayerID)
  case grace(Viewer)
  case expiry
}
