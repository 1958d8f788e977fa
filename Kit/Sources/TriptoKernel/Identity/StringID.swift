/// An id that is a bare string in JSON but its own type in code.
public protocol StringID: RawRepresentable<String>, Codable, Hashable, Comparable, Sendable,
  ExpressibleByStringLiteral, CustomStringConvertible
{
  init(rawValue: String)
}

extension StringID {
  /// Wraps `rawValue` as it is.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  public init(stringLiteral value: String) { self.init(rawValue: value) }
  public var description: String { rawValue }
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
