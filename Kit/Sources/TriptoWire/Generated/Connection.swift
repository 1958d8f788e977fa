// Made by `make wire` from Kit/Wire/connection.wire: change that, not this file.
public import TriptoKernel

/// What a step of a patch does (EX6).
public enum PatchVerb: String, Codable, CaseIterable, Sendable, JSONWritable {
  case add
  case replace
  case remove
}

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

/// The extensions are on (EX2).
public struct HelloAck: ServerPayload {
  public static let messageType = ServerMessageType.helloAck
  public var capabilities: [Capability]
  /// New when a stream cannot be continued (EX3).
  public var epoch: String
  /// Of the last message of the stream.
  public var seq: Int

  /// The protocol with extensions.
  public static let protocolVersion = 2

  public init(capabilities: [Capability], epoch: String, seq: Int) {
    self.capabilities = capabilities
    self.epoch = epoch
    self.seq = seq
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("protocolVersion", Self.protocolVersion)
      json.field("capabilities", capabilities)
      json.field("epoch", epoch)
      json.field("seq", seq)
    }
  }

  enum Keys: String, CodingKey { case capabilities, epoch, seq }

  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Keys.self)
    capabilities = try keys.decodeKnown(Capability.self, forKey: .capabilities)
    epoch = try keys.decode(String.self, forKey: .epoch)
    seq = try keys.decode(Int.self, forKey: .seq)
  }
}

/// Exactly the messages a client missed, as complete envelopes (EX4).
public struct Resumed: ServerPayload {
  public static let messageType = ServerMessageType.resumed
  public var fromSeq: Int
  public var toSeq: Int
  public var events: [JSONFragment]

  public init(fromSeq: Int, toSeq: Int, events: [JSONFragment]) {
    self.fromSeq = fromSeq
    self.toSeq = toSeq
    self.events = events
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("fromSeq", fromSeq)
      json.field("toSeq", toSeq)
      json.field("events", events)
    }
  }
}

/// The server restarts; come back after a while (EX15).
public struct Goodbye: ServerPayload {
  public static let messageType = ServerMessageType.goodbye
  /// 0–3000.
  public var retryAfterMs: Int

  public init(retryAfterMs: Int) {
    self.retryAfterMs = retryAfterMs
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("retryAfterMs", retryAfterMs)
    }
  }
}

/// The code with which another device claims the host's seat (EX23).
public struct HandoverCode: ServerPayload {
  public static let messageType = ServerMessageType.handoverCode
  public var code: String
  /// Epoch ms.
  public var expiresAtMs: Int

  public init(code: String, expiresAtMs: Int) {
    self.code = code
    self.expiresAtMs = expiresAtMs
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("code", code)
      json.field("expiresAtMs", expiresAtMs)
    }
  }
}

/// A running timer, at its start, after a pause and every 10 s (EX7).
public struct TimerSync: ServerPayload {
  public static let messageType = ServerMessageType.timerSync
  public var timerId: String
  /// Epoch ms.
  public var startAtServerMs: Int
  public var durationMs: Int
  public var phase: PhaseName

  public init(timerId: String, startAtServerMs: Int, durationMs: Int, phase: PhaseName) {
    self.timerId = timerId
    self.startAtServerMs = startAtServerMs
    self.durationMs = durationMs
    self.phase = phase
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("timerId", timerId)
      json.field("startAtServerMs", startAtServerMs)
      json.field("durationMs", durationMs)
      json.field("phase", phase)
    }
  }
}

/// To be answered at once with CLOCK_PONG (EX8). Server time = `clientMonoMs` + `offsetMs`.
public struct ClockPing: ServerPayload {
  public static let messageType = ServerMessageType.clockPing
  public var pingId: Int
  /// Epoch ms.
  public var sentAtServerMs: Int
  public var rttMs: Double?
  public var offsetMs: Double?

  public init(pingId: Int, sentAtServerMs: Int, rttMs: Double? = nil, offsetMs: Double? = nil) {
    self.pingId = pingId
    self.sentAtServerMs = sentAtServerMs
    self.rttMs = rttMs
    self.offsetMs = offsetMs
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("pingId", pingId)
      json.field("sentAtServerMs", sentAtServerMs)
      json.optional("rttMs", rttMs)
      json.optional("offsetMs", offsetMs)
    }
  }
}

/// A place in a stream of server messages (EX3, EX4).
public struct StreamPosition: WirePayload {
  /// New when a stream cannot be continued.
  public var epoch: String
  /// Grows by one with each message.
  public var seq: Int

  public init(epoch: String, seq: Int) {
    self.epoch = epoch
    self.seq = seq
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("epoch", epoch)
      json.field("seq", seq)
    }
  }
}

/// The difference of two states one role may see (EX6).
public struct StatePatch: ServerPayload {
  public static let messageType = ServerMessageType.statePatch
  public var ops: [PatchOperation]
  public var baseVersion: Int
  public var version: Int

  public init(ops: [PatchOperation], baseVersion: Int, version: Int) {
    self.ops = ops
    self.baseVersion = baseVersion
    self.version = version
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("ops", ops)
      json.field("baseVersion", baseVersion)
      json.field("version", version)
    }
  }
}
