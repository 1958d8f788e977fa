/// What went wrong with a command (EV23).
public enum ErrorCode: String, Codable, CaseIterable, Sendable, JSONWritable {
  case invalidSession = "INVALID_SESSION"
  case unauthorized = "UNAUTHORIZED"
  case rateLimited = "RATE_LIMITED"
  case invalidPhase = "INVALID_PHASE"
  case validationError = "VALIDATION_ERROR"
  case internalError = "INTERNAL_ERROR"
  case invalidContentPack = "INVALID_CONTENT_PACK"
  case invalidOperation = "INVALID_OPERATION"

  /// Whether the same command may succeed if it is sent again a little later.
  public var isRetryable: Bool { self == .rateLimited || self == .internalError }
}
