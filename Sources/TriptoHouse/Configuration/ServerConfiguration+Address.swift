public import TriptoGuard

extension ServerConfiguration {
  /// `http` or, with an own certificate, `https` (RE52).
  public var scheme: String { tls == nil ? "http" : "https" }

  /// Whether phones on the network can reach the address the server listens on.
  public var listensBeyondLoopback: Bool {
    host != "localhost" && !ClientAddress(host).isLoopback
  }

  /// RE41: `PUBLIC_BASE_URL`, else the verified LAN address, else localhost.
  /// - Parameters:
  ///   - verifiedAddress: An IPv4 address through which the server has reached itself.
  ///   - boundPort: The port it really listens on; differs from `port` when that is 0.
  public func publicAddress(verifiedAddress: String?, boundPort: Int) -> PublicAddress {
    let host = verifiedAddress ?? "localhost"
    return PublicAddress(base: publicBaseURL ?? "\(scheme)://\(host):\(boundPort)")
  }
}
