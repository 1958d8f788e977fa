import Foundation

/// The key under which one peer is counted (SE7): the IPv4 address, or the /64 of an IPv6 address,
/// since one household owns a whole /64.
public struct ClientAddress: Hashable, Sendable {
  /// Loopback peers are never limited (SE7).
  public let isLoopback: Bool
  let key: String

  /// - Parameter text: An address as the socket prints it; anything else is counted as it is.
  public init(_ text: String) {
    let bare = text.split(separator: "%", maxSplits: 1).first.map(String.init) ?? text
    if let v4 = Self.bytes(of: bare, family: AF_INET, count: 4) {
      self.init(v4: v4)
    } else if let v6 = Self.bytes(of: bare, family: AF_INET6, count: 16) {
      self.init(v6: v6)
    } else {
      self.init(key: String(bare.prefix(64)), isLoopback: false)
    }
  }

  private init(key: String, isLoopback: Bool) {
    self.key = key
    self.isLoopback = isLoopback
  }

  private init(v4: [UInt8]) {
    self.init(key: v4.map(String.init).joined(separator: "."), isLoopback: v4[0] == 127)
  }

  private init(v6: [UInt8]) {
    let mappedPrefix: [UInt8] = Array(repeating: 0, count: 10) + [0xff, 0xff]
    if v6.starts(with: mappedPrefix) {
      self.init(v4: Array(v6.suffix(4)))
    } else {
      self.init(
        key: v6.prefix(8).map { String($0, radix: 16) }.joined(separator: ":") + "/64",
        isLoopback: v6.dropLast().allSatisfy { $0 == 0 } && v6.last == 1)
    }
  }

  private static func bytes(of text: String, family: Int32, count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    return inet_pton(family, text, &bytes) == 1 ? bytes : nil
  }
}
