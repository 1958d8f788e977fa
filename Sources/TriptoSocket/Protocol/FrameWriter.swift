import NIOCore
import NIOWebSocket

/// Writes RFC 6455 frame headers: `FIN` set, no extensions, shortest length form.
enum FrameWriter {
  /// Longest header: two bytes, an eight-byte length and a mask.
  static let longestHeader = 14

  /// Below this many bytes a payload is copied behind its header instead of sent as a second buffer.
  static let copyThreshold = 1_024

  static func writeHeader(
    _ opcode: WebSocketOpcode, length: Int, mask: WebSocketMaskingKey? = nil,
    into buffer: inout ByteBuffer
  ) {
    let flag: UInt8 = mask == nil ? 0 : 0x80
    buffer.writeInteger(0x80 | UInt8(webSocketOpcode: opcode))
    switch length {
    case ...125:
      buffer.writeInteger(flag | UInt8(length))
    case ...65_535:
      buffer.writeInteger(flag | 126)
      buffer.writeInteger(UInt16(length))
    default:
      buffer.writeInteger(flag | 127)
      buffer.writeInteger(UInt64(length))
    }
    if let mask { buffer.writeBytes(mask) }
  }

  /// A whole masked frame, as a client must send it.
  static func masked(_ opcode: WebSocketOpcode, payload: ByteBuffer) -> ByteBuffer {
    let mask = WebSocketMaskingKey.random()
    var frame = ByteBuffer()
    frame.reserveCapacity(longestHeader + payload.readableBytes)
    writeHeader(opcode, length: payload.readableBytes, mask: mask, into: &frame)
    var body = payload
    body.webSocketMask(mask)
    frame.writeImmutableBuffer(body)
    return frame
  }

  /// A whole server frame in one buffer.
  static func unmasked(_ opcode: WebSocketOpcode, payload: ByteBuffer) -> ByteBuffer {
    var frame = ByteBuffer()
    frame.reserveCapacity(longestHeader + payload.readableBytes)
    writeHeader(opcode, length: payload.readableBytes, into: &frame)
    frame.writeImmutableBuffer(payload)
    return frame
  }
}

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
