public import Foundation
public import Logging
public import TriptoGuard

/// Writes log lines without secrets (SE6): everything that reaches `write` has been cleaned.
public struct RedactingLogHandler: LogHandler {
  public var logLevel: Logger.Level
  public var metadata: Logger.Metadata = [:]
  public var metadataProvider: Logger.MetadataProvider?

  private let label: String
  private let format: LogFormat
  private let redaction: LogRedaction
  private let now: @Sendable () -> Date
  private let write: @Sendable (String) -> Void

  /// - Parameters:
  ///   - now: The wall clock.
  ///   - write: Takes one whole line, without its end; must not wait.
  public init(
    label: String, level: Logger.Level, format: LogFormat, redaction: LogRedaction,
    now: @escaping @Sendable () -> Date = { Date() },
    write: @escaping @Sendable (String) -> Void
  ) {
    self.label = label
    logLevel = level
    self.format = format
    self.redaction = redaction
    self.now = now
    self.write = write
  }

  public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  public func log(event: LogEvent) {
    var fields = metadata.merging(metadataProvider?.get() ?? [:]) { $1 }
    fields.merge(event.metadata ?? [:]) { $1 }
    if let error = event.error { fields["error"] = "\(error)" }
    let cleaned = fields.map { key, value in (key, clean(key: key, value: "\(value)")) }
    write(
      format.line(
        time: now(), level: event.level, label: label,
        message: redaction.clean(event.message.description), fields: cleaned))
  }

  private func clean(key: String, value: String) -> String {
    let isSecret = Self.secretKeys.contains { key.lowercased().contains($0) }
    return isSecret ? LogRedaction.mark : redaction.clean(value)
  }

  private static let secretKeys = [
    "authorization", "token", "secret", "apikey", "api_key", "cookie", "tripto-key", "housekey",
  ]
}
