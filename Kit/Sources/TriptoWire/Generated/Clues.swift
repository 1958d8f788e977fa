// Made by `make wire` from Kit/Wire/clues.wire: change that, not this file.
public import TriptoKernel

/// Why a press did not win (EV27).
public enum BrakeRejection: OpenWord {
  case alreadyPaused
  case tooLate
  case rateLimited
  case invalidPhase
  case notAllowed
  /// A word newer than this build; the server never writes one.
  case unknown(String)

  /// Every one that this build knows.
  public static let allCases: [BrakeRejection] = [
    .alreadyPaused, .tooLate, .rateLimited, .invalidPhase, .notAllowed,
  ]

  public init?(rawValue: String) {
    switch rawValue {
    case "already_paused": self = .alreadyPaused
    case "too_late": self = .tooLate
    case "rate_limited": self = .rateLimited
    case "invalid_phase": self = .invalidPhase
    case "not_allowed": self = .notAllowed
    default: return nil
    }
  }

  public var rawValue: String {
    switch self {
    case .alreadyPaused: "already_paused"
    case .tooLate: "too_late"
    case .rateLimited: "rate_limited"
    case .invalidPhase: "invalid_phase"
    case .notAllowed: "not_allowed"
    case .unknown(let word): word
    }
  }
}

/// A clue is up and may be braked (EV25).
public struct CluePresent: ServerPayload {
  public static let messageType = ServerMessageType.cluePresent
  public var clueText: String
  /// 10, 8, 6, 4 or 2.
  public var clueLevelPoints: Int
  /// The destination, from 0.
  public var roundIndex: Int
  /// 0–4.
  public var clueIndex: Int
  /// How long the text stays hidden, present only when > 0 (EV32).
  public var textRevealAfterMs: Int?
  /// The level's discussion time (EV31).
  public var timerDurationMs: Int
  /// Epoch ms, equal to `state.clueTimerEnd` (EV31).
  public var timerEnd: Int

  public init(
    clueText: String, clueLevelPoints: Int, roundIndex: Int, clueIndex: Int,
    textRevealAfterMs: Int? = nil, timerDurationMs: Int, timerEnd: Int
  ) {
    self.clueText = clueText
    self.clueLevelPoints = clueLevelPoints
    self.roundIndex = roundIndex
    self.clueIndex = clueIndex
    self.textRevealAfterMs = textRevealAfterMs
    self.timerDurationMs = timerDurationMs
    self.timerEnd = timerEnd
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("clueText", clueText)
      json.field("clueLevelPoints", clueLevelPoints)
      json.field("levelPoints", clueLevelPoints)
      json.field("roundIndex", roundIndex)
      json.field("clueIndex", clueIndex)
      json.field("levelIndex", clueIndex)
      json.field("totalLevels", Format.standard.levels.count)
      json.optional("textRevealAfterMs", textRevealAfterMs)
      json.field("timerDurationMs", timerDurationMs)
      json.field("timerEnd", timerEnd)
    }
  }
}

/// An auto-advance after a lock is pending (EX9).
public struct ClueAdvance: ServerPayload {
  public static let messageType = ServerMessageType.clueAdvance
  public var nextClueLevelPoints: Int
  public var advanceInMs: Int?

  public init(nextClueLevelPoints: Int, advanceInMs: Int? = nil) {
    self.nextClueLevelPoints = nextClueLevelPoints
    self.advanceInMs = advanceInMs
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("nextClueLevelPoints", nextClueLevelPoints)
      json.optional("advanceInMs", advanceInMs)
    }
  }
}

/// How many have locked an answer for this destination (EV29, EV34).
public struct AnswerCountUpdate: ServerPayload {
  public static let messageType = ServerMessageType.answerCountUpdate
  public var answeredCount: Int
  public var totalPlayers: Int

  public init(answeredCount: Int, totalPlayers: Int) {
    self.answeredCount = answeredCount
    self.totalPlayers = totalPlayers
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("answeredCount", answeredCount)
      json.field("totalPlayers", totalPlayers)
    }
  }
}

/// One player stopped the clue (EV26).
public struct BrakeAccepted: ServerPayload {
  public static let messageType = ServerMessageType.brakeAccepted
  public var playerId: PlayerID
  public var playerName: String
  public var clueLevelPoints: Int
  /// The time to answer, enforced as announced (BR21).
  public var answerTimeoutMs: Int
  public var lockedPlayersCount: Int
  /// Evening sessions on EX connections: how long the owner may type nothing (EVE29).
  public var silenceMs: Int?
  /// There too, in a journey with carriages (EVE13).
  public var carriageId: String?

  public init(
    playerId: PlayerID, playerName: String, clueLevelPoints: Int, answerTimeoutMs: Int,
    lockedPlayersCount: Int, silenceMs: Int? = nil, carriageId: String? = nil
  ) {
    self.playerId = playerId
    self.playerName = playerName
    self.clueLevelPoints = clueLevelPoints
    self.answerTimeoutMs = answerTimeoutMs
    self.lockedPlayersCount = lockedPlayersCount
    self.silenceMs = silenceMs
    self.carriageId = carriageId
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("playerId", playerId)
      json.field("playerName", playerName)
      json.field("clueLevelPoints", clueLevelPoints)
      json.field("answerTimeoutMs", answerTimeoutMs)
      json.field("brakeOwnerPlayerId", playerId)
      json.field("levelPoints", clueLevelPoints)
      json.field("lockedPlayersCount", lockedPlayersCount)
      json.optional("silenceMs", silenceMs)
      json.optional("carriageId", carriageId)
    }
  }
}

/// To the player whose press did not win (EV27).
public struct BrakeRejected: ServerPayload {
  public static let messageType = ServerMessageType.brakeRejected
  public var playerId: PlayerID
  public var reason: BrakeRejection
  public var winnerPlayerId: PlayerID?

  public init(playerId: PlayerID, reason: BrakeRejection, winnerPlayerId: PlayerID? = nil) {
    self.playerId = playerId
    self.reason = reason
    self.winnerPlayerId = winnerPlayerId
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("playerId", playerId)
      json.field("reason", reason)
      json.optional("winnerPlayerId", winnerPlayerId)
    }
  }
}

/// An answer is locked (EV28).
public struct BrakeAnswerLocked: ServerPayload {
  public static let messageType = ServerMessageType.brakeAnswerLocked
  public var playerId: PlayerID
  public var lockedAtLevelPoints: Int
  public var remainingClues: Bool
  /// For the HOST alone; the key is absent for everybody else.
  public var answerText: String?

  public init(
    playerId: PlayerID, lockedAtLevelPoints: Int, remainingClues: Bool, answerText: String? = nil
  ) {
    self.playerId = playerId
    self.lockedAtLevelPoints = lockedAtLevelPoints
    self.remainingClues = remainingClues
    self.answerText = answerText
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("playerId", playerId)
      json.field("lockedAtLevelPoints", lockedAtLevelPoints)
      json.field("remainingClues", remainingClues)
      json.optional("answerText", answerText)
    }
  }
}

/// Somebody braked; who, follows after the hold (EX10).
public struct BrakePending: ServerPayload {
  public static let messageType = ServerMessageType.brakePending
  public var clueLevelPoints: Int
  public var holdMs: Int

  public init(clueLevelPoints: Int, holdMs: Int) {
    self.clueLevelPoints = clueLevelPoints
    self.holdMs = holdMs
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("clueLevelPoints", clueLevelPoints)
      json.field("holdMs", holdMs)
    }
  }
}

/// To the host: how close the presses were (EX11).
public struct BrakeOrder: ServerPayload {
  public static let messageType = ServerMessageType.brakeOrder
  public var clueLevelPoints: Int
  public var winnerPlayerId: PlayerID
  public var tie: Bool
  public var order: [BrakeOrderRow]

  public init(clueLevelPoints: Int, winnerPlayerId: PlayerID, tie: Bool, order: [BrakeOrderRow]) {
    self.clueLevelPoints = clueLevelPoints
    self.winnerPlayerId = winnerPlayerId
    self.tie = tie
    self.order = order
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("clueLevelPoints", clueLevelPoints)
      json.field("winnerPlayerId", winnerPlayerId)
      json.field("tie", tie)
      json.field("order", order)
    }
  }
}

/// One press of a hold (EX11).
public struct BrakeOrderRow: WirePayload {
  public var playerId: PlayerID
  /// Behind the earliest press, ms.
  public var marginMs: Double
  /// The seat's lowest round trip has more than tripled.
  @TrueOrAbsent public var rttJump: Bool

  public init(playerId: PlayerID, marginMs: Double, rttJump: Bool = false) {
    self.playerId = playerId
    self.marginMs = marginMs
    self.rttJump = rttJump
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("playerId", playerId)
      json.field("marginMs", marginMs)
      json.flag("rttJump", rttJump)
    }
  }
}
