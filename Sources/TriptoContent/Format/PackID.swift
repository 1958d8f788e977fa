import Foundation
import TriptoAnswers

/// The id of a pack, which is also the base name of its file (ID7).
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
      text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }),
      !Self.reserved.contains(text.lowercased())
    else { return nil }
    rawValue = text
  }

  public init?(_ text: String) { self.init(rawValue: text) }

  /// The base name of the derived index, which is no pack (RE23).
  static let indexName = "content-packs-index"

  /// The index, and names of devices on some systems.
  private static let reserved: Set<String> = [indexName, "con", "prn", "aux", "nul"]

  /// What two ids share that a file system may not tell apart.
  var folded: String { rawValue.lowercased() }

  public var description: String { rawValue }

  public static func < (left: PackID, right: PackID) -> Bool {
    left.rawValue < right.rawValue
  }

  /// `<name>-<country code>` for a package that comes without an id; nil when the name has no
  /// letter that can stand in one.
  static func slug(name: String, countryCode: String?) -> PackID? {
    let parts = Fold.words(name) + [countryCode?.lowercased()].compactMap(\.self)
    let plain = parts.map { $0.filter { $0.isASCII && ($0.isLetter || $0.isNumber) } }
    return PackID(String(plain.filter { !$0.isEmpty }.joined(separator: "-").prefix(90)))
  }
}
