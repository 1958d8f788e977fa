public import TriptoKernel

/// A complete message from a client (WS22, EX5).
public struct ClientEnvelope: Equatable, Sendable {
  public var commandId: CommandID?
  public var message: ClientMessage

  public init(commandId: CommandID? = nil, message: ClientMessage) {
    self.commandId = commandId
    self.message = message
  }

  /// Reads a frame in one step, where nothing needs to be checked before the payload.
  /// - Throws: what is wrong with the frame or its payload.
  public static func decode(
    _ bytes: some Collection<UInt8>
  ) throws(ClientMessageError) -> ClientEnvelope {
    let frame = try ClientFrame.parse(bytes)
    return ClientEnvelope(commandId: frame.commandId, message: try frame.message())
  }

  /// The whole frame in UTF-8, as clients send it.
  /// - Parameters:
  ///   - sessionId: optional on the wire.
  ///   - serverTimeMs: the client's idea of the server's clock, epoch ms; optional on the wire.
  public func encode(sessionId: SessionID? = nil, serverTimeMs: Int? = nil) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("type", message.type.rawValue)
      json.optional("sessionId", sessionId)
      json.optional("serverTimeMs", serverTimeMs)
      json.optional("commandId", commandId)
      json.key("payload")
      message.writePayload(to: &json)
    }
    return json.bytes
  }
}
