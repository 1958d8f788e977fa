/// Why a frame from a client is not a message (WS23, EV15).
public enum ClientMessageError: Error, Equatable, Sendable {
  /// Not JSON, no object, or without a `type` string.
  case unparsable
  /// The name, cut to 64 characters: it is repeated in the ERROR.
  case unknownType(String)
  case invalidPayload(type: ClientMessageType, reason: String)

  /// What the ERROR says, in English; names the unknown type (WS23).
  public var message: String {
    switch self {
    case .unparsable: "The message is not a JSON object with a type"
    case .unknownType(let type): "Unknown message type \(type)"
    case .invalidPayload(let type, let reason): "\(type.rawValue): \(reason)"
    }
  }
}
