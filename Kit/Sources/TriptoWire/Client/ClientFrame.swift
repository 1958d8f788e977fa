import Foundation

/// A frame from a client whose type is known and whose payload may still turn out to be wrong.
///
/// Two steps, because the payload is judged last (EV15): role, session and phase are checked with
/// `type` alone, then `message()` gives the message or says what is wrong with it. The JSON is
/// parsed once.
public struct ClientFrame: Sendable {
  public let type: ClientMessageType
  /// For telling repeats (EX5).
  public let commandId: CommandID?
  /// Where the client stands in a trace of its own (W3C Trace Context), as it came.
  public let traceparent: String?
  private let content: Result<ClientMessage, ClientMessageError>

  /// Reads a frame. Unknown keys are ignored; `sessionId`, `serverTimeMs` and `payload` may be
  /// missing (WS22).
  /// - Throws: `.unparsable` or `.unknownType`, never `.invalidPayload`.
  public static func parse(
    _ bytes: some Collection<UInt8>
  ) throws(ClientMessageError) -> ClientFrame {
    do {
      return try WireCoding.decoder.decode(ClientFrame.self, from: Data(bytes))
    } catch let error as ClientMessageError {
      throw error
    } catch {
      throw .unparsable
    }
  }

  /// - Throws: `.invalidPayload`, naming the field.
  public func message() throws(ClientMessageError) -> ClientMessage { try content.get() }
}

extension ClientFrame: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: WireKey.self)
    let name = try container.decode(String.self, forKey: "type")
    guard let type = ClientMessageType(rawValue: name) else {
      throw ClientMessageError.unknownType(String(name.prefix(64)))
    }
    self.type = type
    // NB: one that is no text is as good as none, as W3C wants it.
    traceparent = try? container.decodeIfPresent(String.self, forKey: "traceparent")
    do throws(ClientMessageError) {
      commandId = try Self.commandId(in: container, of: type)
    } catch {
      (commandId, content) = (nil, .failure(error))
      return
    }
    content = Result { () throws(ClientMessageError) in
      try ClientMessage(reading: Self.payload(in: container, of: type))
    }
  }

  private static func commandId(
    in container: KeyedDecodingContainer<WireKey>, of type: ClientMessageType
  ) throws(ClientMessageError) -> CommandID? {
    let envelope = PayloadReader(type: type, container: container)
    guard let id = try envelope.optional("commandId", CommandID.self) else { return nil }
    guard (1...CommandID.longest).contains(id.rawValue.utf8.count) else {
      throw envelope.invalid("commandId must have 1–\(CommandID.longest) bytes")
    }
    return id
  }

  private static func payload(
    in container: KeyedDecodingContainer<WireKey>, of type: ClientMessageType
  ) throws(ClientMessageError) -> PayloadReader {
    do {
      let isMissing =
        try !container.contains("payload") || container.decodeNil(forKey: "payload")
      let payload =
        isMissing ? nil : try container.nestedContainer(keyedBy: WireKey.self, forKey: "payload")
      return PayloadReader(type: type, container: payload)
    } catch {
      throw .invalidPayload(type: type, reason: "payload must be an object")
    }
  }
}
