/// The answer, for everybody (EV36).
public struct DestinationReveal: ServerPayload {
  public static let messageType = ServerMessageType.destinationReveal
  public var destinationName: String
  public var country: String
  public var aliases: [String]
  public var revealDelayMs: Int
  public var revealText: String

  public init(
    destinationName: String, country: String, aliases: [String], revealDelayMs: Int = 1500,
    revealText: String
  ) {
    self.destinationName = destinationName
    self.country = country
    self.aliases = aliases
    self.revealDelayMs = revealDelayMs
    self.revealText = revealText
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("destinationName", destinationName)
      json.field("country", country)
      json.field("aliases", aliases)
      json.field("revealDelayMs", revealDelayMs)
      json.field("revealText", revealText)
    }
  }
}

/// How one locked answer fared (EV37).
public struct DestinationResult: WirePayload {
  public var playerId: PlayerID
  public var playerName: String
  public var answerText: String
  public var isCorrect: Bool
  public var pointsAwarded: Int
  public var lockedAtLevelPoints: Int
  public var speedBonus: Int?

  public init(
    playerId: PlayerID, playerName: String, answerText: String, isCorrect: Bool, pointsAwarded: Int,
    lockedAtLevelPoints: Int, speedBonus: Int? = nil
  ) {
    self.playerId = playerId
    self.playerName = playerName
    self.answerText = answerText
    self.isCorrect = isCorrect
    self.pointsAwarded = pointsAwarded
    self.lockedAtLevelPoints = lockedAtLevelPoints
    self.speedBonus = speedBonus
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("playerId", playerId)
      json.field("playerName", playerName)
      json.field("answerText", answerText)
      json.field("isCorrect", isCorrect)
      json.field("pointsAwarded", pointsAwarded)
      json.field("lockedAtLevelPoints", lockedAtLevelPoints)
      json.optional("speedBonus", speedBonus)
    }
  }
}

/// Everybody who locked an answer (EV37).
public struct DestinationResults: ServerPayload {
  public static let messageType = ServerMessageType.destinationResults
  public var results: [DestinationResult]

  public init(results: [DestinationResult]) {
    self.results = results
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("results", results)
    }
  }
}
