import TriptoKernel

/// One JSON value kept as the bytes it was written in, so that it can be sent again unparsed.
public struct JSONFragment: Sendable {
  /// Exactly one JSON value in UTF-8.
  public let bytes: [UInt8]

  /// - Parameter bytes: exactly one JSON value; not checked here.
  public init(bytes: [UInt8]) { self.bytes = bytes }
}

extension JSONFragment: JSONWritable {
  public func write(to json: inout JSONWriter) { json.raw(bytes) }
}

extension JSONFragment: Codable {
  public init(from decoder: any Decoder) throws {
    bytes = try JSONValue(from: decoder).jsonBytes()
  }

  public func encode(to encoder: any Encoder) throws {
    try JSONValue(parsing: bytes).encode(to: encoder)
  }
}

extension JSONFragment: Equatable {
  /// Equal when the values are, whatever the order of keys. Bytes that are not JSON equal only
  /// the same bytes.
  public static func == (left: JSONFragment, right: JSONFragment) -> Bool {
    if left.bytes == right.bytes { return true }
    do {
      return try JSONValue(parsing: left.bytes) == JSONValue(parsing: right.bytes)
    } catch {
      return false
    }
  }
}
