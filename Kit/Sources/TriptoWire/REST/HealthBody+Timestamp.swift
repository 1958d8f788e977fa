import Foundation

extension HealthBody {
  /// `serverTimeMs` as ISO 8601 in UTC with milliseconds.
  public var timestamp: String {
    Date(timeIntervalSince1970: Double(serverTimeMs) / 1000)
      .formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }
}
