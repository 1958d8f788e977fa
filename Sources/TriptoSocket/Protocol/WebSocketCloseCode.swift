/// The close codes of RFC 6455 section 7.4 and its registry that this module sends or names.
public enum WebSocketCloseCode {
  public static let normal: UInt16 = 1000
  public static let protocolError: UInt16 = 1002
  public static let unsupportedData: UInt16 = 1003
  public static let noStatus: UInt16 = 1005
  public static let abnormal: UInt16 = 1006
  public static let invalidPayload: UInt16 = 1007
  public static let tooLarge: UInt16 = 1009
  public static let serviceRestart: UInt16 = 1012
  public static let tryAgainLater: UInt16 = 1013

  /// Whether a close frame may carry `code`: the registered ones and 3000–4999.
  public static func maySend(_ code: UInt16) -> Bool {
    switch code {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
  }
}

/// How a peer broke RFC 6455 or one of our limits (WS1).
public enum WebSocketViolation: Error, Sendable, Equatable {
  case reservedBits
  case reservedOpcode
  case wrongMasking
  case brokenControlFrame
  case unexpectedContinuation
  case unfinishedMessage
  case malformedClose
  case invalidUTF8
  case binaryRefused
  case tooLarge
  case tooManyFragments

  /// The code the peer is told.
  public var closeCode: UInt16 {
    switch self {
    case .invalidUTF8: WebSocketCloseCode.invalidPayload
    case .binaryRefused: WebSocketCloseCode.unsupportedData
    case .tooLarge, .tooManyFragments: WebSocketCloseCode.tooLarge
    default: WebSocketCloseCode.protocolError
    }
  }

  /// The reason the peer is told, for whoever reads its log.
  public var closeReason: String {
    switch self {
    case .reservedBits: "reserved bits are set"
    case .reservedOpcode: "reserved opcode"
    case .wrongMasking: "wrong masking"
    case .brokenControlFrame: "control frame is fragmented or too long"
    case .unexpectedContinuation: "nothing to continue"
    case .unfinishedMessage: "the message before is unfinished"
    case .malformedClose: "malformed close frame"
    case .invalidUTF8: "text is not UTF-8"
    case .binaryRefused: "only text is spoken here"
    case .tooLarge: "message is too large"
    case .tooManyFragments: "too many fragments"
    }
  }
}
