public import TriptoKernel

/// The frame around a payload (WS21, EX3), in two parts: the payload is encoded once and shared,
/// the head is made for each stream.
public enum Envelope {
  /// The bytes up to the payload: `{"type":…,"sessionId":…,"serverTimeMs":…,`.
  /// - Parameters:
  ///   - serverTimeMs: epoch ms.
  ///   - stream: the place in the stream, on connections with the `seq` capability only (EX3).
  public static func head(
    type: String, sessionId: SessionID, serverTimeMs: Int, stream: StreamPosition? = nil
  ) -> [UInt8] {
    var json = JSONWriter(capacity: 192)
    json.object { json in
      json.field("type", type)
      json.field("sessionId", sessionId)
      json.field("serverTimeMs", serverTimeMs)
      json.optional("epoch", stream?.epoch)
      json.optional("seq", stream?.seq)
    }
    var bytes = json.bytes
    bytes[bytes.count - 1] = UInt8(ascii: ",")
    return bytes
  }

  /// The bytes from the payload to the end: `"payload":{…}}`.
  public static func tail(_ message: ServerMessage) -> [UInt8] {
    var json = JSONWriter(capacity: 1024)
    json.key("payload")
    message.writePayload(to: &json)
    return json.bytes + [UInt8(ascii: "}")]
  }
}
