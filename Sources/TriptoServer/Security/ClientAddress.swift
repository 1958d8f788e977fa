/// The key under which one peer is counted (SE7): the IPv4 address, or the /64 of an IPv6 address,
/// since one household owns a whole /64.
public struct ClientAddress: Hashable, Sendable {
  /// Loopback peers are never limited (SE7).
  public let isLoopback: Bool
  let key: String

  /// - Parameter text: An address as the socket prints it; anything else is counted as it is.
  public init(_ text: String) {
    guard let address = IPLiteral(text) else {
      key = String(text.prefix { $0 != "%" }.prefix(64))
      isLoopback = false
      return
    }
    isLoopback = address.isLoopback
    key =
      address.bytes.count == 4
      ? address.bytes.map(String.init).joined(separator: ".")
      : address.bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":") + "/64"
  }
}
