import Foundation
public import Logging
import TriptoGuard

extension ServerConfiguration {
  /// Sends the log of the whole process to standard error, cleaned (SE6): JSON lines in `staging`
  /// and `prod` and where nobody watches, readable lines in `dev` at a terminal. Call once, at the
  /// start.
  /// - Parameter isTerminal: Whether a person is looking at standard error.
  /// - Returns: The writer of the lines, to be flushed at the end.
  public func bootstrapLogging(isTerminal: Bool) -> LineWriter {
    let format: LogFormat = environment == .dev && isTerminal ? .readable : .json
    let redaction = LogRedaction(secrets: secrets)
    let level = logLevel.loggerLevel
    let writer = LineWriter(descriptor: STDERR_FILENO, notice: format.lostLines)
    LoggingSystem.bootstrap { label in
      RedactingLogHandler(
        label: label, logLevel: level, format: format, redaction: redaction,
        write: writer.write(line:))
    }
    return writer
  }
}

extension LogFormat {
  /// The line that stands for `count` lines that could not be written (SE40).
  func lostLines(_ count: Int) -> String {
    line(
      time: Date(), level: .warning, label: "tripto",
      message: "lines of the log were lost: it could not be written",
      fields: [("count", "\(count)")])
  }
}

extension LogLevel {
  /// The level's name in swift-log, which differs for one.
  public var loggerLevel: Logger.Level { Logger.Level(rawValue: rawValue) ?? .warning }
}
