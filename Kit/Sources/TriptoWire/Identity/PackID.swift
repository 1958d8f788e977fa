/// A content pack: the base name of its file (ID7). Safe to use as a path component.
public struct PackID: RawRepresentable, Codable, Hashable, Comparable, Sendable,
  CustomStringConvertible, JSONWritable
{
  public let rawValue: String

  /// - Returns: nil unless `rawValue` is 1–100 of `A–Z a–z 0–9 . _ -` without a leading dot (ID7).
  public init?(rawValue: String) {
    guard (1...100).contains(rawValue.utf8.count), !rawValue.hasPrefix("."),
      rawValue.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) })
    else { return nil }
    self.rawValue = rawValue
  }

  /// - Returns: nil unless `rawValue` keeps ID7.
  public init?(_ rawValue: String) { self.init(rawValue: rawValue) }

  public var description: String { rawValue }
  public static func < (left: PackID, right: PackID) -> Bool { left.rawValue < right.rawValue }
}

extension PackID: ExpressibleByStringLiteral {
  /// For literals in code and tests only: a literal that breaks ID7 is a programming error.
  public init(stringLiteral value: String) {
    guard let id = PackID(rawValue: value) else { preconditionFailure("not a pack id: \(value)") }
    self = id
  }
}
