import Foundation
import TriptoKernel

/// Days as the server writes them (RE25).
enum Wall {
  /// Epoch ms of an ISO 8601 time; nil for what is none.
  static func ms(_ text: String) -> Milliseconds? {
    guard let date = try? Date(text, strategy: .iso8601) else { return nil }
    return Milliseconds(date.timeIntervalSince1970 * 1000)
  }
}
