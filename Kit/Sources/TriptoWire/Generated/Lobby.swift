// Made by `make wire` from Kit/Wire/lobby.wire: change that, not this file.
public import TriptoKernel

/// Why somebody is no longer there (EV20).
public enum PlayerLeftReason: OpenWord {
  case disconnect
  case kicked
  case timeout
  /// A word newer than this build; the server never writes one.
  case unknown(String)

  /// Every one that this build knows.
  public static let allCases: [PlayerLeftReason] = [.disconnect, .kicked, .timeout]

  public init?(rawValue: String) {
    switch rawValue {
    case "disconnect": self = .disconnect
    case "kicked": self = .kicked
    case "timeout": self = .timeout
    default: return nil
    }
  }

  public var rawValue: String {
    switch self {
    case .disconnect: "disconnect"
    case .kicked: "kicked"
    case .timeout: "timeout"
    case .unknown(let word): word
    }
  }
}

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
      json.field("player", PlayerJoinedPlayer(self))
    }
  }
}

/// The person of PLAYER_JOINED, once more (EV24).
public struct PlayerJoinedPlayer: WirePayload {
  public var playerId: PlayerID
  public var name: String
  /// Epoch ms.
  public var joinedAtMs: Int

  public init(playerId: PlayerID, name: String, joinedAtMs: Int) {
    self.playerId = playerId
    self.name = name
    self.joinedAtMs = joinedAtMs
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("playerId", playerId)
      json.field("name", name)
      json.field("joinedAtMs", joinedAtMs)
    }
  }
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
