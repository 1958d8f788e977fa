/// A row of the lobby's list (EV19).
public struct LobbyPlayer: WirePayload {
  public var playerId: PlayerID
  public var name: String
  public var isConnected: Bool

  public init(playerId: PlayerID, name: String, isConnected: Bool) {
    self.playerId = playerId
    self.name = name
    self.isConnected = isConnected
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("playerId", playerId)
      json.field("name", name)
      json.field("isConnected", isConnected)
    }
  }
}

/// The entry with role host (EV19).
public struct LobbyHost: WirePayload {
  public var name: String

  public init(name: String) {
    self.name = name
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("name", name)
    }
  }
}

/// Who is in the lobby (EV19).
public struct LobbyUpdated: ServerPayload {
  public static let messageType = ServerMessageType.lobbyUpdated
  /// Role player only.
  public var players: [LobbyPlayer]
  public var host: LobbyHost?
  public var joinCode: String
  public var settings: SessionSettings?
  /// The host has locked the lobby (EX18).
  @TrueOrAbsent public var locked: Bool

  public init(
    players: [LobbyPlayer], host: LobbyHost?, joinCode: String, settings: SessionSettings? = nil,
    locked: Bool = false
  ) {
    self.players = players
    self.host = host
    self.joinCode = joinCode
    self.settings = settings
    self.locked = locked
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("players", players)
      json.nullable("host", host)
      json.field("joinCode", joinCode)
      json.optional("settings", settings)
      json.flag("locked", locked)
    }
  }
}

/// To the host alone: what will be played (EV22).
public struct ContentPackSelected: ServerPayload {
  public static let messageType = ServerMessageType.contentPackSelected
  public var contentPackId: PackID?
  public var destinationName: String?

  public init(contentPackId: PackID?, destinationName: String? = nil) {
    self.contentPackId = contentPackId
    self.destinationName = destinationName
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.nullable("contentPackId", contentPackId)
      json.optional("destinationName", destinationName)
    }
  }
}
