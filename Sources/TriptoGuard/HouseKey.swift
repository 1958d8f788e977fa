import Crypto
import Foundation

/// The key of the house (SE10): whoever holds it may read and change the library.
///
/// Seven groups of four letters and digits with hyphens between, 140 bits; none of them looks like
/// another, and none needs escaping in an address. Printed as `•••`.
public struct HouseKey: Sendable, CustomStringConvertible, CustomReflectable {
  /// The key itself.
  public let revealed: String

  private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz")
  private static let groups = 7
  private static let groupLength = 4

  /// A new one.
  public static func random() -> HouseKey {
    var generator = SystemRandomNumberGenerator()
    let groups = (0..<groups).map { _ in
      String((0..<groupLength).map { _ in alphabet[Int.random(in: 0..<32, using: &generator)] })
    }
    return HouseKey(revealed: groups.joined(separator: "-"))
  }

  private init(revealed: String) { self.revealed = revealed }

  /// The key as it is kept, or as somebody typed it: capitals, blanks and hyphens don't matter, and
  /// the letters that are left out count as the digits they look like.
  ///
  /// - Returns: Nil when the text has not the form of a key.
  public init?(_ text: String) {
    guard text.utf8.count <= 100 else { return nil }
    let lookAlikes: [Character: Character] = ["o": "0", "i": "1", "l": "1"]
    let typed = text.lowercased().filter { !$0.isWhitespace && $0 != "-" }
      .map { lookAlikes[$0] ?? $0 }
    guard typed.count == Self.groups * Self.groupLength,
      typed.allSatisfy(Self.alphabet.contains)
    else { return nil }
    let starts = stride(from: 0, to: typed.count, by: Self.groupLength)
    revealed = starts.map { String(typed[$0..<$0 + Self.groupLength]) }.joined(separator: "-")
  }

  /// NB: digests are compared, and those in constant time, so that the time tells nothing.
  public func matches(_ other: HouseKey) -> Bool {
    SHA256.hash(data: Data(revealed.utf8)) == SHA256.hash(data: Data(other.revealed.utf8))
  }

  public var description: String { "•••" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension PublicAddress {
  /// The host's page with the key in its fragment, which browsers send to nobody (SE10).
  public func hostPage(key: HouseKey) -> String { hostPage + "#key=" + key.revealed }
}
