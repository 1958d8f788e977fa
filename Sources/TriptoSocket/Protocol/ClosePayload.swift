import NIOCore

/// The body of a close frame: nothing, or a code and a UTF-8 reason of at most 123 bytes.
enum ClosePayload {
  static func read(_ payload: ByteBuffer) throws(WebSocketViolation) -> MessageAssembler.Outcome {
    var rest = payload
    guard rest.readableBytes > 0 else { return .close(code: nil, reason: "") }
    guard let code = rest.readInteger(as: UInt16.self), WebSocketCloseCode.maySend(code) else {
      throw .malformedClose
    }
    var validator = UTF8Validator()
    guard validator.consume(rest), validator.isComplete else { throw .invalidUTF8 }
    return .close(code: code, reason: String(buffer: rest))
  }

  /// The reason is cut at a character's end so that it fits a control frame.
  static func make(code: UInt16, reason: String) -> ByteBuffer {
    var fitting = reason
    while fitting.utf8.count > 123 { fitting.removeLast() }
    var payload = ByteBuffer()
    payload.writeInteger(code)
    payload.writeString(fitting)
    return payload
  }
}
