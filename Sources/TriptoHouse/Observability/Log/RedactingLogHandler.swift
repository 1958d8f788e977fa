import Foundation
import Logging
import TriptoGuard

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

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
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
