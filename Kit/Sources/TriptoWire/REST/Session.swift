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

  public init(
    sessionId: SessionID, joinCode: String, phase: PhaseName, playerCount: Int, hasHost: Bool,
    locked: Bool = false
  ) {
    self.sessionId = sessionId
    self.joinCode = joinCode
    self.phase = phase
    self.playerCount = playerCount
    self.hasHost = hasHost
    self.locked = locked
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("sessionId", sessionId)
      json.field("joinCode", joinCode)
      json.field("phase", phase)
      json.field("playerCount", playerCount)
      json.field("hasHost", hasHost)
      json.flag("locked", locked)
    }
  }
}
