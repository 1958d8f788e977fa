import Foundation

/// One server of a cluster, from its start to its end: a server that is started again is another node.
public struct NodeID: Sendable, Hashable, CustomStringConvertible {
  public let rawValue: String

  /// - Returns: Nil unless it has 1 to 128 letters, digits, `.`, `_` and `-`.
  public init?(rawValue: String) {
    let others = CharacterSet(charactersIn: "._-")
    let isName = rawValue.unicodeScalars.allSatisfy {
      $0.isASCII && (CharacterSet.alphanumerics.contains($0) || others.contains($0))
    }
    guard isName, (1...128).contains(rawValue.utf8.count) else { return nil }
    self.rawValue = rawValue
  }

  public var description: String { rawValue }
}
