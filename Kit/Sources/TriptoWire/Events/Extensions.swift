/// The extensions are on (EX2).
public struct HelloAck: ServerPayload {
  public static let messageType = ServerMessageType.helloAck
  public var capabilities: [Capability]
  /// New when a stream cannot be continued (EX3).
  public var epoch: String
  /// Of the last message of the stream.
  public var seq: Int

  public init(capabilities: [Capability], epoch: String, seq: Int) {
    self.capabilities = capabilities
    self.epoch = epoch
    self.seq = seq
  }

  /// The protocol with extensions.
  public static let protocolVersion = 2

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("protocolVersion", Self.protocolVersion)
      json.field("capabilities", capabilities)
      json.field("epoch", epoch)
      json.field("seq", seq)
    }
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
      json.field("events", events, as: .list(.object(name: "ServerMessage")))
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
