/// The journey goes on (EV42).
public struct NextDestinationEvent: ServerPayload {
  public static let messageType = ServerMessageType.nextDestinationEvent
  /// From 1.
  public var destinationIndex: Int
  public var totalDestinations: Int
  public var destinationName: String
  public var destinationCountry: String

  public init(
    destinationIndex: Int, totalDestinations: Int, destinationName: String,
    destinationCountry: String
  ) {
    self.destinationIndex = destinationIndex
    self.totalDestinations = totalDestinations
    self.destinationName = destinationName
    self.destinationCountry = destinationCountry
  }

  /// What TV and PLAYER get: no name, no country, never null (EV42, PR34).
  public static func hidden(destinationIndex: Int, totalDestinations: Int) -> Self {
    NextDestinationEvent(
      destinationIndex: destinationIndex, totalDestinations: totalDestinations,
      destinationName: "Nästa resmål", destinationCountry: "")
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("destinationIndex", destinationIndex)
      json.field("totalDestinations", totalDestinations)
      json.field("destinationName", destinationName)
      json.field("destinationCountry", destinationCountry)
    }
  }
}

/// Why a game is over (EV43).
public enum GameEndReason: String, Codable, CaseIterable, Sendable, JSONWritable {
  case hostEnded = "host_ended"
  case allCompleted = "all_completed"
}

/// A player's total (EV43).
public struct FinalScore: WirePayload {
  public var playerId: PlayerID
  public var name: String
  public var totalScore: Int

  public init(playerId: PlayerID, name: String, totalScore: Int) {
    self.playerId = playerId
    self.name = name
    self.totalScore = totalScore
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("playerId", playerId)
      json.field("name", name)
      json.field("totalScore", totalScore)
    }
  }
}

/// The game is over (EV43).
public struct GameEndedEvent: ServerPayload {
  public static let messageType = ServerMessageType.gameEndedEvent
  public var finalScores: [FinalScore]
  public var destinationsCompleted: Int
  public var reason: GameEndReason

  public init(finalScores: [FinalScore], destinationsCompleted: Int, reason: GameEndReason) {
    self.finalScores = finalScores
    self.destinationsCompleted = destinationsCompleted
    self.reason = reason
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("finalScores", finalScores)
      json.field("destinationsCompleted", destinationsCompleted)
      json.field("reason", reason)
    }
  }
}
