import TriptoKernel

/// How strong an effect is (EV45).
public enum EffectIntensity: String, Codable, CaseIterable, Sendable, JSONWritable {
  case low, med, high
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
