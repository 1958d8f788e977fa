// Made by `make wire` from Kit/Wire/commands.wire: change that, not this file.
public import TriptoKernel

/// Which of a player's answers is judged anew (EX19).
public enum JudgedAnswer: String, Codable, CaseIterable, Sendable, JSONWritable {
  case destination
  case followup
}

/// The first words of a client (EV1, EX2, EX4).
public struct Hello: Equatable, Sendable {
  /// The token, when it is not in the URL or a header (WS2).
  public var authToken: String?
  /// `x.y.z`
  public var clientVersion: String?
  public var deviceId: String?
  public var playerName: String?
  /// nil when the client did not say; unknown ones are left out (EX2).
  public var capabilities: [Capability]?
  /// Where the client's stream broke off (EX4).
  public var resume: StreamPosition?

  public init(
    authToken: String? = nil, clientVersion: String? = nil, deviceId: String? = nil,
    playerName: String? = nil, capabilities: [Capability]? = nil, resume: StreamPosition? = nil
  ) {
    self.authToken = authToken
    self.clientVersion = clientVersion
    self.deviceId = deviceId
    self.playerName = playerName
    self.capabilities = capabilities
    self.resume = resume
  }

  func writeMembers(to json: inout JSONWriter) {
    json.optional("authToken", authToken)
    json.optional("clientVersion", clientVersion)
    json.optional("deviceId", deviceId)
    json.optional("playerName", playerName)
    json.optional("capabilities", capabilities)
    json.optional("resume", resume)
  }

  init(reading payload: PayloadReader) throws(ClientMessageError) {
    self.init(
      authToken: try payload.optional("authToken"),
      clientVersion: try payload.optional("clientVersion"),
      deviceId: try payload.optional("deviceId"),
      playerName: try payload.optional("playerName"),
      capabilities: try payload.known("capabilities", Capability.self),
      resume: try payload.optional("resume"))
  }
}

/// A client wants the present state (EV2, EX4).
public struct ResumeSession: Equatable, Sendable {
  /// nil for "me": missing, null or empty on the wire (WS6). The TV may also say `tv`.
  public var playerId: PlayerID?
  public var lastReceivedEventId: String?
  public var deviceId: String?
  public var resume: StreamPosition?

  public init(
    playerId: PlayerID? = nil, lastReceivedEventId: String? = nil, deviceId: String? = nil,
    resume: StreamPosition? = nil
  ) {
    self.playerId = playerId
    self.lastReceivedEventId = lastReceivedEventId
    self.deviceId = deviceId
    self.resume = resume
  }

  func writeMembers(to json: inout JSONWriter) {
    json.nullable("playerId", playerId)
    json.nullable("lastReceivedEventId", lastReceivedEventId)
    json.optional("deviceId", deviceId)
    json.optional("resume", resume)
  }
}

/// A press of the brake (EV5). Both stamps are of the client's monotonic clock in ms; v1 clients
/// send none.
public struct BrakePull: Equatable, Sendable {
  /// Touch-down (BR1).
  public var pressMonoMs: Double?
  /// When the clue was rendered on that device (BR3).
  public var renderedMonoMs: Double?

  public init(pressMonoMs: Double? = nil, renderedMonoMs: Double? = nil) {
    self.pressMonoMs = pressMonoMs
    self.renderedMonoMs = renderedMonoMs
  }

  func writeMembers(to json: inout JSONWriter) {
    json.optional("pressMonoMs", pressMonoMs)
    json.optional("renderedMonoMs", renderedMonoMs)
  }

  init(reading payload: PayloadReader) throws(ClientMessageError) {
    self.init(
      pressMonoMs: try payload.optional("pressMonoMs"),
      renderedMonoMs: try payload.optional("renderedMonoMs"))
  }
}

/// Who travels how (EX41). A figure and a tone that are taken become the next free ones (EVE76).
public struct SeatSet: Equatable, Sendable {
  /// Whose seat; the host says it, a player means its own.
  public var playerId: PlayerID?
  /// A word of `Figure`.
  public var passenger: String?
  public var tone: Int?
  /// Counts from the next destination on (EVE45).
  public var child: Bool?
  public var carriageId: String?

  public init(
    playerId: PlayerID? = nil, passenger: String? = nil, tone: Int? = nil, child: Bool? = nil,
    carriageId: String? = nil
  ) {
    self.playerId = playerId
    self.passenger = passenger
    self.tone = tone
    self.child = child
    self.carriageId = carriageId
  }

  func writeMembers(to json: inout JSONWriter) {
    json.optional("playerId", playerId)
    json.optional("passenger", passenger)
    json.optional("tone", tone)
    json.optional("child", child)
    json.optional("carriageId", carriageId)
  }

  init(reading payload: PayloadReader) throws(ClientMessageError) {
    self.init(
      playerId: try payload.optional("playerId"),
      passenger: try payload.optional("passenger"),
      tone: try payload.optionalWhole("tone", 1...12),
      child: try payload.optional("child"),
      carriageId: try payload.optional("carriageId"))
  }
}
