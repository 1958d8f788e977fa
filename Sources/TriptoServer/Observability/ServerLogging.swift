import Logging

extension ServerConfiguration {
  /// Sends the log of the whole process to standard error, cleaned (SE6): JSON lines in `staging`
  /// and `prod` and where nobody watches, readable lines in `dev` at a terminal. Call once, at the
  /// start.
  /// - Parameter isTerminal: Whether a person is looking at standard error.
  public func bootstrapLogging(isTerminal: Bool) {
    let format: LogFormat = environment == .dev && isTerminal ? .readable : .json
    let redaction = LogRedaction(secrets: secrets)
    let level = logLevel.loggerLevel
    LoggingSystem.bootstrap { label in
      RedactingLogHandler(label: label, level: level, format: format, redaction: redaction)
    }
  }
}

extension LogLevel {
  /// The level's name in swift-log.
  public var loggerLevel: Logger.Level {
    switch self {
    case .debug: .debug
    case .info: .info
    case .warn: .warning
    case .error: .error
    }
  }
}
