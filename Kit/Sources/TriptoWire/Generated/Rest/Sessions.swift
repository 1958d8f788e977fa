// Made by `make wire` from Kit/Wire/rest/sessions.wire: change that, not this file.
public import TriptoKernel

/// POST /v1/sessions; the body may be missing altogether (RE9).
public struct CreateSessionRequest: WirePayload {
  public var settings: SettingsChange
  /// The host's device, by which a household is known (EX31).
  public var householdId: String?

  public init(settings: SettingsChange = SettingsChange(), householdId: String? = nil) {
    self.settings = settings
    self.householdId = householdId
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("settings", settings)
      json.optional("householdId", householdId)
    }
  }

  enum Keys: String, CodingKey { case settings, householdId }

  /// - Throws: `RequestError` naming what is out of its limits.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Keys.self)
    settings = try keys.decodeIfPresent(SettingsChange.self, forKey: .settings) ?? SettingsChange()
    householdId = try keys.decodeIfPresent(upTo: 128, forKey: .householdId)
  }
}

/// 201 of POST /v1/sessions (RE8).
public struct CreateSessionResponse: WirePayload {
  public var sessionId: SessionID
  public var joinCode: String
  public var tvJoinToken: String
  public var hostAuthToken: String
  public var wsUrl: String
  /// Contains the literal text `{joinCode}` (ID18).
  public var joinUrlTemplate: String
  public var joinToken: String

  public init(
    sessionId: SessionID, joinCode: String, tvJoinToken: String, hostAuthToken: String,
    wsUrl: String, joinUrlTemplate: String, joinToken: String
  ) {
    self.sessionId = sessionId
    self.joinCode = joinCode
    self.tvJoinToken = tvJoinToken
    self.hostAuthToken = hostAuthToken
    self.wsUrl = wsUrl
    self.joinUrlTemplate = joinUrlTemplate
    self.joinToken = joinToken
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("sessionId", sessionId)
      json.field("joinCode", joinCode)
      json.field("tvJoinToken", tvJoinToken)
      json.field("hostAuthToken", hostAuthToken)
      json.field("wsUrl", wsUrl)
      json.field("joinUrlTemplate", joinUrlTemplate)
      json.field("joinToken", joinToken)
    }
  }
}

/// 200 of GET /v1/sessions/by-code/:joinCode (RE10).
public struct LookupResponse: WirePayload {
  public var sessionId: SessionID
  public var joinCode: String
  public var phase: PhaseName
  /// Role player only.
  public var playerCount: Int
  /// See RE11.
  public var hasHost: Bool
  /// The host has closed the lobby (EX18).
  @TrueOrAbsent public var locked: Bool
  /// Of an evening session, from 1 (EVE21).
  public var journey: Int?

  public init(
    sessionId: SessionID, joinCode: String, phase: PhaseName, playerCount: Int, hasHost: Bool,
    locked: Bool = false, journey: Int? = nil
  ) {
    self.sessionId = sessionId
    self.joinCode = joinCode
    self.phase = phase
    self.playerCount = playerCount
    self.hasHost = hasHost
    self.locked = locked
    self.journey = journey
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("sessionId", sessionId)
      json.field("joinCode", joinCode)
      json.field("phase", phase)
      json.field("playerCount", playerCount)
      json.field("hasHost", hasHost)
      json.flag("locked", locked)
      json.optional("journey", journey)
    }
  }
}

/// POST /v1/sessions/:id/join (RE12).
public struct JoinRequest: WirePayload {
  /// Clean by `PlayerName`, 1–50 characters.
  public var name: String
  /// `player` unless the host's seat is claimed; never `tv`.
  public var role: Role
  /// A signed token or the join code; what is no text counts as missing (RE19).
  public var joinToken: String?
  /// With it another device takes over the host's seat (EX23).
  public var handoverCode: String?
  /// A word of `Figure`; this and what follows: evening sessions (EVE11).
  public var passenger: String?
  /// 1–12; what is of no use counts as missing.
  public var tone: Int?
  /// It answers with four choices (EVE45).
  public var child: Bool?

  public init(
    name: String, role: Role = .player, joinToken: String? = nil, handoverCode: String? = nil,
    passenger: String? = nil, tone: Int? = nil, child: Bool? = nil
  ) {
    self.name = name
    self.role = role
    self.joinToken = joinToken
    self.handoverCode = handoverCode
    self.passenger = passenger
    self.tone = tone
    self.child = child
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("name", name)
      json.field("role", role)
      json.optional("joinToken", joinToken)
      json.optional("handoverCode", handoverCode)
      json.optional("passenger", passenger)
      json.optional("tone", tone)
      json.optional("child", child)
    }
  }
}

/// 200 of a join (RE13).
public struct JoinResponse: WirePayload {
  public var playerId: PlayerID
  public var playerAuthToken: String
  public var wsUrl: String
  public var role: Role

  public init(playerId: PlayerID, playerAuthToken: String, wsUrl: String, role: Role) {
    self.playerId = playerId
    self.playerAuthToken = playerAuthToken
    self.wsUrl = wsUrl
    self.role = role
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("playerId", playerId)
      json.field("playerAuthToken", playerAuthToken)
      json.field("wsUrl", wsUrl)
      json.field("role", role.wireUpper)
    }
  }
}

/// POST /v1/sessions/:id/tv; the body may be `{}` (RE20).
public struct TVJoinRequest: WirePayload {
  public var tvJoinToken: String?

  public init(tvJoinToken: String? = nil) {
    self.tvJoinToken = tvJoinToken
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.optional("tvJoinToken", tvJoinToken)
    }
  }
}

/// 200 of POST /v1/sessions/:id/tv (RE20).
public struct TVJoinResponse: WirePayload {
  public var tvAuthToken: String
  public var wsUrl: String

  public init(tvAuthToken: String, wsUrl: String) {
    self.tvAuthToken = tvAuthToken
    self.wsUrl = wsUrl
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("tvAuthToken", tvAuthToken)
      json.field("wsUrl", wsUrl)
    }
  }
}

/// 200 of POST /v1/sessions/:id/join-token (RE21).
public struct JoinTokenResponse: WirePayload {
  public var joinToken: String
  /// Epoch ms.
  public var expiresAtMs: Int

  public init(joinToken: String, expiresAtMs: Int) {
    self.joinToken = joinToken
    self.expiresAtMs = expiresAtMs
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("joinToken", joinToken)
      json.field("expiresAtMs", expiresAtMs)
    }
  }
}
