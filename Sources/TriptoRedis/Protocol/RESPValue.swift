public import NIOCore

/// A value as Redis sends it: RESP3, and what RESP2 writes otherwise.
public enum RESPValue: Sendable, Equatable {
  case simple(String)
  /// An answer that refuses, simple or bulk.
  case error(RESPRefusal)
  case integer(Int64)
  case bulk(ByteBuffer)
  /// RESP3's null, and RESP2's bulk or array of the length −1.
  case null
  case boolean(Bool)
  case double(Double)
  /// Decimal digits, with a minus sign where it is negative.
  case bigNumber(String)
  /// A text with three letters that say how it is written (`txt`, `mkd`).
  case verbatim(format: String, ByteBuffer)
  case array([RESPValue])
  case set([RESPValue])
  case map([RESPPair])
  /// Nobody asked for it: a message of a channel, or the confirmation of a subscription.
  case push([RESPValue])
}

/// One entry of a map.
public struct RESPPair: Sendable, Equatable {
  public let key: RESPValue
  public let value: RESPValue

  public init(_ key: RESPValue, _ value: RESPValue) { (self.key, self.value) = (key, value) }
}

/// What the server refused: a code in capitals (`WRONGTYPE`, `NOSCRIPT`) and a sentence.
public struct RESPRefusal: Sendable, Equatable {
  public let code: String
  public let message: String

  init(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    code = String(parts[0])
    message = parts.count > 1 ? String(parts[1]) : ""
  }
}

extension RESPValue {
  /// Of a text, however it was sent; nil for every other value.
  public var text: String? {
    switch self {
    case .simple(let text), .bigNumber(let text): text
    case .bulk(let bytes), .verbatim(_, let bytes): String(buffer: bytes)
    default: nil
    }
  }

  /// The bytes of a bulk; nil for every other value.
  public var bytes: ByteBuffer? {
    if case .bulk(let bytes) = self { bytes } else { nil }
  }

  /// Of an integer, or of a text that is one, as counters are kept.
  public var int: Int64? {
    if case .integer(let number) = self { number } else { text.flatMap { Int64($0) } }
  }

  /// What an array, a set or a push holds; nil for every other value.
  public var elements: [RESPValue]? {
    switch self {
    case .array(let elements), .set(let elements), .push(let elements): elements
    default: nil
    }
  }

  public var isNull: Bool { self == .null }

  /// The value of a map's entry with this key, or of an array in which keys and values take turns.
  public subscript(_ key: String) -> RESPValue? {
    switch self {
    case .map(let pairs):
      return pairs.first { $0.key.text == key }?.value
    case .array(let elements):
      let index = stride(from: 0, to: elements.count - 1, by: 2).first { elements[$0].text == key }
      return index.map { elements[$0 + 1] }
    default: return nil
    }
  }
}
