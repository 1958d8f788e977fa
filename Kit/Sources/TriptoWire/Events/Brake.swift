/// One player stopped the clue (EV26).
public struct BrakeAccepted: ServerPayload {
  public static let messageType = ServerMessageType.brakeAccepted
  public var playerId: PlayerID
  public var playerName: String
  public var clueLevelPoints: Int
  /// The time to answer, enforced as announced (BR21).
  public var answerTimeoutMs: Int
  public var lockedPlayersCount: Int

  public init(
    playerId: PlayerID, playerName: String, clueLevelPoints: Int, answerTimeoutMs: Int,
    lockedPlayersCount: Int
  ) {
    self.playerId = playerId
    self.playerName = playerName
    self.clueLevelPoints = clueLevelPoints
    self.answerTimeoutMs = answerTimeoutMs
    self.lockedPlayersCount = lockedPlayersCount
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
    }
  }
}

/// Why a press did not win (EV27).
public enum BrakeRejection: String, Codable, CaseIterable, Sendable, JSONWritable {
  case alreadyPaused = "already_paused"
  case tooLate = "too_late"
  case rateLimited = "rate_limited"
  case invalidPhase = "invalid_phase"
  case notAllowed = "not_allowed"
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
