import Foundation
import TriptoKernel

/// A JSON object of the protocol. `write(to:)` is the one place that says which keys there are;
/// encoding with any `Encoder` gives the same keys, only slower.
public protocol WirePayload: Codable, Equatable, Sendable, JSONWritable {}

extension WirePayload {
  /// Encodes what `write(to:)` writes, so that null, absent and repeated keys agree everywhere.
  public func encode(to encoder: any Encoder) throws {
    try JSONValue(parsing: jsonBytes()).encode(to: encoder)
  }
}

/// The payload of one message from the server.
public protocol ServerPayload: WirePayload {
  /// The `type` of the envelope it travels in.
  static var messageType: ServerMessageType { get }
}

enum WireCoding {
  static let decoder = JSONDecoder()
}
