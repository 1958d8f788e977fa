public import Foundation
package import Instrumentation
import TriptoKernel
import TriptoWire

/// An error that was logged, with nothing in it that no log may hold (SE6).
public struct ErrorReport: Sendable {
  let time: Date
  let isFatal: Bool
  let logger: String
  let message: String
  let fields: [(String, String)]
  let place: SpanPlace?

  /// - Parameters:
  ///   - message: The constant words of the log's line.
  ///   - fields: What came along, cleaned.
  ///   - trace: The work in which it happened.
  package init(
    time: Date, isFatal: Bool, logger: String, message: String, fields: [(String, String)],
    trace: InstrumentationContext? = nil
  ) {
    self.time = time
    self.isFatal = isFatal
    self.logger = logger
    self.message = message
    self.fields = fields
    place = trace?.spanPlace
  }

  /// Errors with the same are one and the same to people.
  var sameness: String {
    message + (fields.first { ["error", "why"].contains($0.0) }.map { ": " + $0.1 } ?? "")
  }

  /// Sentry's envelope: a head, the head of its one item, and the event, each on a line of its own.
  ///
  /// - Parameter environment: As in `prod`.
  func envelope(id: String, environment: String) -> Data {
    let event = Data(event(id, environment).jsonBytes())
    let head: JSONValue = ["event_id": .string(id), "sent_at": .string(Self.text(of: Date()))]
    let item: JSONValue = [
      "type": "event", "content_type": "application/json", "length": .int(event.count),
    ]
    let newline = Data("\n".utf8)
    return Data(head.jsonBytes()) + newline + Data(item.jsonBytes()) + newline + event + newline
  }

  private func event(_ id: String, _ environment: String) -> JSONValue {
    var members: [String: JSONValue] = [
      "event_id": .string(id), "timestamp": .string(Self.text(of: time)), "platform": "other",
      "level": isFatal ? "fatal" : "error", "logger": .string(logger),
      "environment": .string(environment), "message": ["formatted": .string(message)],
      "fingerprint": [.string(logger), .string(message)],
      "extra": .object(Dictionary(fields.map { ($0.0, .string($0.1)) }) { $1 }),
    ]
    if let place {
      members["contexts"] = [
        "trace": ["trace_id": .string(place.traceText), "span_id": .string(place.spanText)]
      ]
    }
    return .object(members)
  }

  private static func text(of time: Date) -> String {
    time.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }
}
