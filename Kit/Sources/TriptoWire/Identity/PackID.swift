/// A content pack: the base name of its file (ID7). Safe to use as a path component.
public struct PackID: RawRepresentable, Codable, Hashable, Comparable, Sendable,
  CustomStringConvertible, JSONWritable
{
  public let rawValue: String

  /// - Returns: nil unless `rawValue` is 1–100 of `A–Z a–z 0–9 . _ -` without a leading dot (ID7).
  public init?(rawValue: String) {
    let bytes = rawValue.utf8
    guard (1...100).contains(bytes.count), bytes.first != UInt8(ascii: "."),
      bytes.allSatisfy(Self.isAllowed)
    else { return nil }
    self.rawValue = rawValue
  }

  /// - Returns: nil unless `rawValue` keeps ID7.
  public init?(_ rawValue: String) { self.init(rawValue: rawValue) }

  public var description: String { rawValue }
  public static func < (left: PackID, right: PackID) -> Bool { left.rawValue < right.rawValue }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}

extension PackID: ExpressibleByStringLiteral {
  /// For literals in code and tests only: a literal that breaks ID7 is a programming error.
  public init(stringLiteral value: String) {
    guard let id = PackID(rawValue: value) else { preconditionFailure("not a pack id: \(value)") }
    self = id
  }
}
