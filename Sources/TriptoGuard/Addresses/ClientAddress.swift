/// The key under which one peer is counted (SE7): the IPv4 address, or the /64 of an IPv6 address,
/// since one household owns a whole /64.
public struct ClientAddress: Hashable, Sendable {
  /// Loopback peers are never limited (SE7).
  public let isLoopback: Bool
  package let key: String
  /// The /48 of a public IPv6 address: one customer may own as much, and so 65 536 addresses.
  package let network: String?

  /// - Parameter text: An address as the socket prints it; anything else is counted as it is.
  public init(_ text: String) {
    guard let address = IPLiteral(text) else {
      key = String(text.prefix { $0 != "%" }.prefix(64))
      isLoopback = false
      network = nil
      return
    }
    isLoopback = address.isLoopback
    let isShort = address.bytes.count == 4
    key =
      isShort
      ? address.bytes.map(String.init).joined(separator: ".") : Self.prefix(64, of: address)
    network = isShort || isLoopback ? nil : Self.prefix(48, of: address)
  }

  private static func prefix(_ bits: Int, of address: IPLiteral) -> String {
    address.bytes.prefix(bits / 8).map { String($0, radix: 16) }.joined(separator: ":") + "/\(bits)"
  }
}
