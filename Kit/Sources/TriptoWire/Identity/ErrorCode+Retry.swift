extension ErrorCode {
  /// Whether the same command may succeed if it is sent again a little later.
  public var isRetryable: Bool { self == .rateLimited || self == .internalError }
}
