// Made by `make wire` from Kit/Wire/journey.wire: change that, not this file.
public import TriptoKernel

/// Why a game is over (EV43).
public enum GameEndReason: OpenWord {
  case hostEnded
  case allCompleted
  /// A word newer than this build; the server never writes one.
  case unknown(String)

  /// Every one that this build knows.
  public static let allCases: [GameEndReason] = [.hostEnded, .allCompleted]

  public init?(rawValue: String) {
    switch rawValue {
    case "host_ended": self = .hostEnded
    case "all_completed": self = .allCompleted
    default: return nil
    }
  }

  public var rawValue: String {
    switch self {
    case .hostEnded: "host_ended"
    case .allCompleted: "all_completed"
    case .unknown(let word): word
    }
  }
}

/// How strong an effect is (EV45).
public enum EffectIntensity: OpenWord {
  case low
  case med
  case high
  /// A word newer than this build; the server never writes one.
  case unknown(String)

  /// Every one that this build knows.
  public static let allCases: [EffectIntensity] = [.low, .med, .high]

  public init?(rawValue: String) {
    switch rawValue {
    case "low": self = .low
    case "med": self = .med
    case "high": self = .high
    default: return nil
    }
  }

  public var rawValue: String {
    switch self {
    case .low: "low"
    case .med: "med"
    case .high: "high"
    case .unknown(let word): word
    }
  }
}

/// What a player may send to the TV (EX24): eight, so that nothing hurtful can be said with them.
public enum ReactionEmoji: String, Codable, CaseIterable, Sendable, JSONWritable {
  case clap = "👏"
  case laugh = "😂"
  case wow = "😮"
  case fire = "🔥"
  case heart = "❤️"
  case party = "🎉"
  case think = "🤔"
  case cry = "😭"
}

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

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("destinationIndex", destinationIndex)
      json.field("totalDestinations", totalDestinations)
      json.field("destinationName", destinationName)
      json.field("destinationCountry", destinationCountry)
    }
  }
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

/// The finale begins (EV44). Winner, tie and standings all follow from the ranks of `scoreboard`,
/// which is sorted (SC6): everybody of rank 1 shares the victory (SC5).
public struct FinalResultsPresent: ServerPayload {
  public static let messageType = ServerMessageType.finalResultsPresent
  public var scoreboard: [ScoreRow]
  /// The zero of the finale's offsets, epoch ms (FI1).
  public var timelineStartMs: Int
  public var reason: GameEndReason
  /// This and what follows: evening sessions on EX connections (EVE13).
  public var night: NightView?
  public var route: [RouteStop]?
  public var awards: [AwardView]?
  public var winningCarriages: [CarriageView]?

  public init(
    scoreboard: [ScoreRow], timelineStartMs: Int, reason: GameEndReason, night: NightView? = nil,
    route: [RouteStop]? = nil, awards: [AwardView]? = nil, winningCarriages: [CarriageView]? = nil
  ) {
    self.scoreboard = scoreboard
    self.timelineStartMs = timelineStartMs
    self.reason = reason
    self.night = night
    self.route = route
    self.awards = awards
    self.winningCarriages = winningCarriages
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.nullable("winnerPlayerId", winnerPlayerId)
      json.field("isTie", isTie)
      json.optional("tieWinners", isTie ? leaders : nil)
      json.field("standingsTop", standingsTop)
      json.field("standingsFull", standingsFull)
      json.field("standingsTop3", standingsTop)
      json.field("scoreboard", scoreboard)
      json.field("timelineStartMs", timelineStartMs)
      json.field("reason", reason)
      json.optional("night", night)
      json.optional("route", route)
      json.optional("awards", awards)
      json.optional("winningCarriages", winningCarriages)
    }
  }
}

/// A visual effect of the finale (EV45).
public struct UiEffectTrigger: ServerPayload {
  public static let messageType = ServerMessageType.uiEffectTrigger
  public var effectId: EffectID
  public var intensity: EffectIntensity
  public var durationMs: Int
  public var params: JSONValue?

  public init(
    effectId: EffectID, intensity: EffectIntensity, durationMs: Int, params: JSONValue? = nil
  ) {
    self.effectId = effectId
    self.intensity = intensity
    self.durationMs = durationMs
    self.params = params
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("effectId", effectId)
      json.field("intensity", intensity)
      json.field("durationMs", durationMs)
      json.optional("params", params)
    }
  }
}

/// A player's reaction, shown on the TV (EX24).
public struct Reaction: ServerPayload {
  public static let messageType = ServerMessageType.reaction
  public var playerId: PlayerID
  public var playerName: String
  public var emoji: ReactionEmoji

  public init(playerId: PlayerID, playerName: String, emoji: ReactionEmoji) {
    self.playerId = playerId
    self.playerName = playerName
    self.emoji = emoji
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("playerId", playerId)
      json.field("playerName", playerName)
      json.field("emoji", emoji)
    }
  }
}
