import Foundation

/// A server's address as REST is asked at it: scheme, host and port.
public struct ServerAddress: Equatable, Hashable, Sendable, CustomStringConvertible {
  /// Why something that was typed is no address.
  public enum Fault: Error, Equatable { case empty, misspelt }

  /// What a server listens on when nobody says otherwise.
  public static let port = 3000
  public static let standard = ServerAddress(scheme: "http", host: "localhost", port: port)

  public let scheme: String
  public let host: String
  /// nil: the scheme's own.
  public let port: Int?

  private init(scheme: String, host: String, port: Int?) {
    (self.scheme, self.host, self.port) = (scheme, host, port)
  }

  /// Reads what somebody typed: a name or an IP address, with or without scheme and port, or any link of the server's.
  /// What has neither scheme nor port is meant at the server's usual one.
  public init(typed text: String) throws(Fault) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { throw .empty }
    let hasScheme = text.contains("://")
    guard let parts = URLComponents(string: hasScheme ? text : "http://\(text)"),
      let scheme = Self.schemes[parts.scheme?.lowercased() ?? ""],
      let host = parts.host?.lowercased(), Self.isHost(host), parts.user == nil,
      parts.port.map((1...65_535).contains) != false
    else { throw .misspelt }
    self.init(scheme: scheme, host: host, port: parts.port ?? (hasScheme ? nil : Self.port))
  }

  /// As people see and type it.
  public var description: String { "\(scheme)://\(host)\(port.map { ":\($0)" } ?? "")" }

  /// No phone reaches it: it means the device itself (UI-X1, UI-T3).
  public var isLoopback: Bool {
    host == "localhost" || host.hasSuffix(".localhost") || host.hasPrefix("127.")
      || host == "[::1]" || host == "::1"
  }

  /// It lies in the local network, by its name or by a private IPv4 address (RFC 1918, RFC 3927).
  public var isNearby: Bool {
    let parts = host.split(separator: ".")
    let numbers = parts.compactMap { UInt8($0) }
    guard parts.count == 4, numbers.count == 4 else {
      return host.hasSuffix(".local") || parts.count == 1 && !isLoopback
    }
    switch (numbers[0], numbers[1]) {
    case (10, _), (192, 168), (172, 16...31), (169, 254): return true
    default: return false
    }
  }

  /// The scheme of REST by the one of a link.
  private static let schemes = ["http": "http", "https": "https", "ws": "http", "wss": "https"]

  private static func isHost(_ host: String) -> Bool {
    let isIPv6 = host.contains(":")
    let signs = isIPv6 ? "0123456789abcdef:.[]%" : "0123456789abcdefghijklmnopqrstuvwxyz-."
    // NB: a host that is called as a scheme is a slash that was forgotten.
    return !host.isEmpty && schemes[host] == nil && host.allSatisfy(signs.contains)
      && !host.hasPrefix(".")
      && !host.hasPrefix("-") && !host.contains("..")
  }
}
