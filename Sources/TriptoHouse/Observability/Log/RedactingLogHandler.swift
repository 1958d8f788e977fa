import Foundation
import Instrumentation
public import Logging
import TriptoGuard
import TriptoHTTP
public import TriptoTelemetry

/// Writes log lines without secrets (SE6): everything that reaches `write` has been cleaned.
struct RedactingLogHandler: LogHandler {
  let label: String
  var logLevel: Logger.Level
  var metadata: Logger.Metadata = [:]
  var metadataProvider: Logger.MetadataProvider?
  let format: LogFormat
  let redaction: LogRedaction
  /// The wall clock.
  var now: @Sendable () -> Date = { Date() }
  /// Takes one whole line, without its end; must not wait.
  let write: @Sendable (String) -> Void
  /// Takes errors, cleaned like the lines; must not wait. Nil when they stand in the log alone.
  var report: (@Sendable (ErrorReport) -> Void)?

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    var fields = metadata.merging(metadataProvider?.get() ?? [:]) { $1 }
    fields.merge(event.metadata ?? [:]) { $1 }
    if let error = event.error { fields["error"] = "\(error)" }
    let cleaned = fields.map { key, value in (key, clean(key: key, value: "\(value)")) }
    let message = redaction.clean(event.message.description)
    write(
      format.line(
        time: now(), level: event.level, label: label, message: message, fields: cleaned))
    // NB: a request's line tells its status; what went wrong in it has a line of its own.
    guard let report, event.level >= .error, message != RequestLog.message else { return }
    report(
      ErrorReport(
        time: now(), isFatal: event.level == .critical, logger: label, message: message,
        fields: cleaned, trace: InstrumentationContext.current))
  }

  private func clean(key: String, value: String) -> String {
    let isSecret = Self.secretKeys.contains { key.lowercased().contains($0) }
    return isSecret ? LogRedaction.mark : redaction.clean(value)
  }

  private static let secretKeys = [
    "authorization", "token", "secret", "apikey", "api_key", "cookie", "tripto-key", "housekey",
  ]
}

extension ServerConfiguration {
  /// Sends the log of the whole process to standard error, cleaned (SE6): JSON lines in `staging`
  /// and `prod` and where nobody watches, readable lines in `dev` at a terminal. Call once, at the
  /// start.
  /// - Parameters:
  ///   - isTerminal: Whether a person is looking at standard error.
  ///   - reports: Is told of errors.
  /// - Returns: The writer of the lines, to be flushed at the end.
  public func bootstrapLogging(isTerminal: Bool, reports: ErrorReports? = nil) -> LineWriter {
    let format: LogFormat = environment == .dev && isTerminal ? .readable : .json
    let redaction = LogRedaction(secrets: secrets)
    let level = logLevel.loggerLevel
    let writer = LineWriter(descriptor: STDERR_FILENO, notice: format.lostLines)
    LoggingSystem.bootstrap { label in
      RedactingLogHandler(
        label: label, logLevel: level, format: format, redaction: redaction,
        write: writer.write(line:), report: reports.map { $0.report(_:) })
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
