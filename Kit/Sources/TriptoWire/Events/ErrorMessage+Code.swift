public import TriptoKernel

extension ErrorMessage {
  /// - Parameter message: fit to show to a person; `retryable` follows from the code.
  public init(_ errorCode: ErrorCode, _ message: String, details: JSONValue? = nil) {
    self.init(
      errorCode: errorCode, message: message, retryable: errorCode.isRetryable, details: details)
  }
}
