/// The state of a game as one viewer may see it (PR1–PR21). Times are epoch ms.
/// It is built field by field, so a new field of the game reaches nobody by itself (PR38).
public struct StateView: WirePayload {
  /// Grows with every change of the session (PR1).
  public var version: Int
  public var phase: PhaseName
  public var sessionId: SessionID
  public var joinCode: String
  public var players: [PlayerView]
  /// From 0; after start (PR5).
  public var roundIndex: Int?
  /// After start (PR6).
  public var destination: DestinationView?
  /// nil outside the clue phases (PR7).
  public var clueLevelPoints: Int?
  public var clueText: String?
  /// Written, null or not, in the clue phases only (PR9).
  public var clueTimerEnd: Int?
  public var brakeOwnerPlayerId: PlayerID?
  /// While braked (PR11).
  public var brakeOwnerName: String?
  public var lockedAnswers: [LockedAnswerView]
  /// Of all players, whatever the viewer sees of them (PR13).
  public var lockedAnswersCount: Int
  public var followupQuestion: FollowupView?
  public var scoreboard: [ScoreRow]
  public var timer: TimerView?
  /// HOST and TV; the key is absent for PLAYER (PR17).
  public var audioState: AudioStateView?
  /// HOST only, after select or start (PR18).
  public var contentPackId: Presence<PackID>
  /// From 1; with a plan or more than one destination (PR19).
  public var destinationIndex: Int?
  public var totalDestinations: Int?
  public var nextDestinationAvailable: Bool?
  /// After start (PR20).
  public var answeredCount: Int?
  /// After start (PR20).
  public var totalPlayers: Int?
  /// While the host has paused the game (PR21).
  @TrueOrAbsent public var paused: Bool
  /// HOST on EX connections: whether a TV shows the game now (EX34).
  public var tvConnected: Bool?

  public init(
    version: Int, phase: PhaseName, sessionId: SessionID, joinCode: String, players: [PlayerView],
    roundIndex: Int? = nil, destination: DestinationView? = nil, clueLevelPoints: Int?,
    clueText: String?, clueTimerEnd: Int?, brakeOwnerPlayerId: PlayerID?,
    brakeOwnerName: String? = nil, lockedAnswers: [LockedAnswerView], lockedAnswersCount: Int,
    followupQuestion: FollowupView?, scoreboard: [ScoreRow], timer: TimerView?,
    audioState: AudioStateView? = nil, contentPackId: Presence<PackID> = .absent,
    destinationIndex: Int? = nil, totalDestinations: Int? = nil,
    nextDestinationAvailable: Bool? = nil, answeredCount: Int? = nil, totalPlayers: Int? = nil,
    paused: Bool = false, tvConnected: Bool? = nil
  ) {
    self.version = version
    self.phase = phase
    self.sessionId = sessionId
    self.joinCode = joinCode
    self.players = players
    self.roundIndex = roundIndex
    self.destination = destination
    self.clueLevelPoints = clueLevelPoints
    self.clueText = clueText
    self.clueTimerEnd = clueTimerEnd
    self.brakeOwnerPlayerId = brakeOwnerPlayerId
    self.brakeOwnerName = brakeOwnerName
    self.lockedAnswers = lockedAnswers
    self.lockedAnswersCount = lockedAnswersCount
    self.followupQuestion = followupQuestion
    self.scoreboard = scoreboard
    self.timer = timer
    self.audioState = audioState
    self.contentPackId = contentPackId
    self.destinationIndex = destinationIndex
    self.totalDestinations = totalDestinations
    self.nextDestinationAvailable = nextDestinationAvailable
    self.answeredCount = answeredCount
    self.totalPlayers = totalPlayers
    self.paused = paused
    self.tvConnected = tvConnected
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("version", version)
      json.field("phase", phase)
      json.field("sessionId", sessionId)
      json.field("joinCode", joinCode)
      json.field("players", players)
      json.optional("roundIndex", roundIndex)
      json.optional("destination", destination)
      json.nullable("clueLevelPoints", clueLevelPoints)
      json.nullable("clueText", clueText)
      if phase.isCluePhase { json.nullable("clueTimerEnd", clueTimerEnd) }
      json.nullable("brakeOwnerPlayerId", brakeOwnerPlayerId)
      json.optional("brakeOwnerName", brakeOwnerName)
      json.field("lockedAnswers", lockedAnswers)
      json.field("lockedAnswersCount", lockedAnswersCount)
      json.nullable("followupQuestion", followupQuestion)
      json.field("scoreboard", scoreboard)
      json.nullable("timer", timer)
      json.optional("audioState", audioState)
      json.presence("contentPackId", contentPackId)
      json.optional("destinationIndex", destinationIndex)
      json.optional("totalDestinations", totalDestinations)
      json.optional("nextDestinationAvailable", nextDestinationAvailable)
      json.optional("answeredCount", answeredCount)
      json.optional("totalPlayers", totalPlayers)
      json.flag("paused", paused)
      json.optional("tvConnected", tvConnected)
    }
  }
}
