import TriptoKernel
import TriptoWire

/// A broken promise of the server.
public struct Violation: Sendable, Hashable, Codable {
  /// The rule of SPEC.md, such as `BR11`.
  public let rule: String
  /// Who saw it: a seat such as `TV` or `player 2`, or `table` for a comparison between seats.
  public var viewer: String
  public let text: String

  public init(_ rule: String, viewer: String = "", _ text: String) {
    self.rule = rule
    self.viewer = viewer
    self.text = text
  }
}

/// A message as it arrived.
struct Frame: Sendable {
  let envelope: ServerEnvelope
  let json: JSONValue
  /// The bot's clock, ms.
  let atMs: Int

  var message: ServerMessage { envelope.message }
  var payload: JSONValue { json["payload"] ?? .null }

  /// - Throws: `DecodingError` when the bytes are no message of the protocol (WS21).
  init(_ bytes: some Collection<UInt8>, atMs: Int) throws {
    envelope = try ServerEnvelope.decode(bytes)
    json = try JSONValue(parsing: bytes)
    self.atMs = atMs
  }
}

extension JSONValue {
  func has(_ key: String) -> Bool { self[key] != nil }

  var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }

  var text: String? { if case .string(let text) = self { text } else { nil } }
}
