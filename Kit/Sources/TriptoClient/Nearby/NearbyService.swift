/// Something that Bonjour tells of in the local network (ID21, UI-X2).
public struct NearbyService: Equatable, Hashable, Sendable {
  public static let type = "_tripto._tcp"
  public static let domain = "local."

  public var name: String
  public var host: String
  public var port: Int
  /// The TXT record.
  public var text: [String: String]

  public init(name: String, host: String, port: Int, text: [String: String] = [:]) {
    (self.name, self.host, self.port, self.text) = (name, host, port, text)
  }

  /// Where its server is; nil when host and port make no address.
  public var address: ServerAddress? {
    let host = host.hasSuffix(".") ? String(host.dropLast()) : host
    let isBareIPv6 = host.contains(":") && !host.hasPrefix("[")
    return try? ServerAddress(typed: "http://\(isBareIPv6 ? "[\(host)]" : host):\(port)")
  }

  /// The game it tells of; nil for a server that tells of itself alone.
  public var game: NearbyGame? { NearbyGame(text: text) }
}
