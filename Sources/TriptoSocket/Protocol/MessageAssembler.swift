import NIOCore
import NIOWebSocket

/// Turns frames into messages and checks every rule of RFC 6455 that one frame after another can break.
struct MessageAssembler {
  /// What a frame amounted to.
  enum Outcome: Equatable {
    case unfinished
    case text(ByteBuffer)
    case binary(ByteBuffer)
    case ping(ByteBuffer)
    case pong(ByteBuffer)
    case close(code: UInt16?, reason: String)
  }

  private struct Partial {
    var isText: Bool
    var payload: ByteBuffer
    var fragments = 1
    var validator = UTF8Validator()
  }

  let expectsMask: Bool
  let maxMessageBytes: Int
  let maxFragments: Int
  let acceptsBinary: Bool
  private var partial: Partial?

  init(expectsMask: Bool, configuration: WebSocketConfiguration) {
    self.expectsMask = expectsMask
    maxMessageBytes = configuration.maxMessageBytes
    maxFragments = configuration.maxFragments
    acceptsBinary = configuration.acceptsBinary
  }

  /// Takes the next whole frame.
  mutating func accept(_ frame: WebSocketFrame) throws(WebSocketViolation) -> Outcome {
    guard !frame.rsv1, !frame.rsv2, !frame.rsv3 else { throw .reservedBits }
    guard (frame.maskKey != nil) == expectsMask else { throw .wrongMasking }
    switch frame.opcode {
    case .text: return try begin(frame, isText: true)
    case .binary:
      guard acceptsBinary else { throw .binaryRefused }
      return try begin(frame, isText: false)
    case .continuation: return try proceed(frame)
    case .ping: return .ping(frame.unmaskedData)
    case .pong: return .pong(frame.unmaskedData)
    case .connectionClose: return try ClosePayload.read(frame.unmaskedData)
    default: throw .reservedOpcode
    }
  }

  private mutating func begin(
    _ frame: WebSocketFrame, isText: Bool
  ) throws(WebSocketViolation) -> Outcome {
    guard partial == nil else { throw .unfinishedMessage }
    let next = Partial(isText: isText, payload: frame.unmaskedData)
    return try settle(next, piece: next.payload, isLast: frame.fin)
  }

  private mutating func proceed(_ frame: WebSocketFrame) throws(WebSocketViolation) -> Outcome {
    guard var next = partial else { throw .unexpectedContinuation }
    // NB: the stored copy is dropped first, else appending would copy the whole message every time.
    partial = nil
    next.fragments += 1
    guard next.fragments <= maxFragments else { throw .tooManyFragments }
    guard next.payload.readableBytes + frame.length <= maxMessageBytes else { throw .tooLarge }
    let piece = frame.unmaskedData
    next.payload.writeImmutableBuffer(piece)
    return try settle(next, piece: piece, isLast: frame.fin)
  }

  private mutating func settle(
    _ message: consuming Partial, piece: ByteBuffer, isLast: Bool
  ) throws(WebSocketViolation) -> Outcome {
    guard message.payload.readableBytes <= maxMessageBytes else { throw .tooLarge }
    if message.isText {
      guard message.validator.consume(piece) else { throw .invalidUTF8 }
      guard !isLast || message.validator.isComplete else { throw .invalidUTF8 }
    }
    guard isLast else {
      partial = message
      return .unfinished
    }
    return message.isText ? .text(message.payload) : .binary(message.payload)
  }
}
