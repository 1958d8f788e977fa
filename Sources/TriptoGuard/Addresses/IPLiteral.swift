import Foundation

/// An IPv4 or IPv6 address, however it is written; an IPv4 address mapped into IPv6 is that IPv4
/// address, and a zone (`%eth0`) says nothing about who it is.
package struct IPLiteral: Hashable, Sendable {
  /// 4 or 16.
  package let bytes: [UInt8]

  private static let mappedPrefix: [UInt8] = Array(repeating: 0, count: 10) + [0xff, 0xff]

  /// - Parameter text: Without brackets; nil for anything that is no address.
  package init?(_ text: some StringProtocol) {
    let bare = String(text.prefix { $0 != "%" })
    if let v4 = Self.bytes(of: bare, family: AF_INET, count: 4) {
      bytes = v4
    } else if let v6 = Self.bytes(of: bare, family: AF_INET6, count: 16) {
      bytes = v6.starts(with: Self.mappedPrefix) ? Array(v6.suffix(4)) : v6
    } else {
      return nil
    }
  }

  package var isLoopback: Bool {
    bytes.count == 4
      ? bytes[0] == 127 : bytes.dropLast().allSatisfy { $0 == 0 } && bytes.last == 1
  }

  private static func bytes(of text: String, family: Int32, count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    return inet_pton(family, text, &bytes) == 1 ? bytes : nil
  }
}
