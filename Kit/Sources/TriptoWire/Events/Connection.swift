import TriptoKernel

/// The first message of every socket (EV17).
public struct Welcome: ServerPayload {
  public static let messageType = ServerMessageType.welcome
  public var connectionId: ConnectionID
  public var role: Role
  public var playerId: PlayerID
  public var sessionId: SessionID
  /// The server's clock, epoch ms.
  public var serverTimeMs: Int
  /// What to add to the client's clock, ms.
  public var timeOffsetHintMs: Int

  public init(
    connectionId: ConnectionID, role: Role, playerId: PlayerID, sessionId: SessionID,
    serverTimeMs: Int, timeOffsetHintMs: Int = 0
  ) {
    self.connectionId = connectionId
    self.role = role
    self.playerId = playerId
    self.sessionId = sessionId
    self.serverTimeMs = serverTimeMs
    self.timeOffsetHintMs = timeOffsetHintMs
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("connectionId", connectionId)
      json.field("role", role.wireUpper)
      json.field("playerId", playerId)
      json.field("sessionId", sessionId)
      json.field("serverTimeMs", serverTimeMs)
      json.field("timeOffsetHintMs", timeOffsetHintMs)
      json.field("projection", role.wireUpper)
    }
  }
}

/// A command was refused (EV21).
public struct ErrorMessage: ServerPayload {
  public static let messageType = ServerMessageType.error
  public var errorCode: ErrorCode
  /// Fit to show to a person.
  public var message: String
  public var retryable: Bool
  public var details: JSONValue?

  public init(errorCode: ErrorCode, message: String, retryable: Bool, details: JSONValue? = nil) {
    self.errorCode = errorCode
    self.message = message
    self.retryable = retryable
    self.details = details
  }

  /// - Parameter message: fit to show to a person; `retryable` follows from the code.
  public init(_ errorCode: ErrorCode, _ message: String, details: JSONValue? = nil) {
    self.init(
      errorCode: errorCode, message: message, retryable: errorCode.isRetryable, details: details)
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("errorCode", errorCode)
      json.field("code", errorCode)
      json.field("message", message)
      json.field("retryable", retryable)
      json.optional("details", details)
    }
  }
}
