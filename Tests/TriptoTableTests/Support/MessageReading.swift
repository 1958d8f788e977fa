package import TriptoKernel

/// A message that a client was sent.
package protocol MessageReading: Sendable {
  var json: JSONValue { get }
}

extension MessageReading {
  package var type: String { json.text("type") ?? "" }
  package var payload: JSONValue { json["payload"] ?? .null }
  /// The state object of a snapshot.
  package var state: JSONValue { payload["state"] ?? .null }
  package var phase: String { state.text("phase") ?? "" }
  package var seq: Int? { json.int("seq") }
  /// The server's own fault (EV23).
  package var isInternalError: Bool {
    type == "ERROR" && payload.text("errorCode") == "INTERNAL_ERROR"
  }

  package var summary: String {
    switch type {
    case "STATE_SNAPSHOT": "SNAPSHOT(\(phase))"
    case "ERROR": "ERROR(\(payload.text("errorCode") ?? "") \(payload.text("message") ?? ""))"
    default: type
    }
  }
}
