/// A content pack: the base name of its file (ID7).
///
/// There is no value that could lead outside the library's folder (SE9).
public struct PackID: RawRepresentable, Hashable, Comparable, Sendable, Codable,
  CustomStringConvertible
{
  public let rawValue: String

  /// Nil unless `text` is 1–100 of `A–Z a–z 0–9 . _ -` without a leading dot (ID7), without two
  /// dots in a row, and not a name that means something else to a file system (P04).
  public init?(rawValue text: String) {
    guard (1...100).contains(text.utf8.count), !text.hasPrefix("."), !text.contains(".."),
      text.utf8.allSatisfy(Self.isAllowed),
      !Self.reserved.contains(text.lowercased())
    else { return nil }
    rawValue = text
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// Nil unless `text` keeps ID7 and P04.
  public init?(_ text: String) { self.init(rawValue: text) }

  /// The base name of the derived index, which is no pack (RE23).
  public static let indexName = "content-packs-index"

  /// The index, and names of devices on some systems.
  private static let reserved: Set<String> = [indexName, "con", "prn", "aux", "nul"]

  public var description: String { rawValue }
  public static func < (left: PackID, right: PackID) -> Bool { left.rawValue < right.rawValue }
}

extension PackID: ExpressibleByStringLiteral {
  /// For literals in code and tests only: a literal that is no id is a programming error.
  public init(stringLiteral value: String) {
    guard let id = PackID(rawValue: value) else { preconditionFailure("not a pack id: \(value)") }
    self = id
  }
}
