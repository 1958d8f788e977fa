/// A person took a seat (EV24); the nested `player` object is made from the same facts.
public struct PlayerJoined: ServerPayload {
  public static let messageType = ServerMessageType.playerJoined
  public var playerId: PlayerID
  public var name: String
  /// Epoch ms.
  public var joinedAtMs: Int
  public var isReconnect: Bool

  public init(playerId: PlayerID, name: String, joinedAtMs: Int, isReconnect: Bool) {
    self.playerId = playerId
    self.name = name
    self.joinedAtMs = joinedAtMs
    self.isReconnect = isReconnect
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("playerId", playerId)
      json.field("name", name)
      json.field("joinedAtMs", joinedAtMs)
      json.field("isReconnect", isReconnect)
      json.key("player")
      json.object { json in
        json.field("playerId", playerId)
        json.field("name", name)
        json.field("joinedAtMs", joinedAtMs)
      }
    }
  }
}

/// Why somebody is no longer there (EV20).
public enum PlayerLeftReason: String, Codable, CaseIterable, Sendable, JSONWritable {
  case disconnect, kicked, timeout
}

/// A seat is empty for now or for good; the TV's id is `tv` (EV20).
public struct PlayerLeft: ServerPayload {
  public static let messageType = ServerMessageType.playerLeft
  public var playerId: PlayerID
  public var reason: PlayerLeftReason

  public init(playerId: PlayerID, reason: PlayerLeftReason) {
    self.playerId = playerId
    self.reason = reason
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("playerId", playerId)
      json.field("reason", reason)
    }
  }
}
