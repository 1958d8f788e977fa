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
