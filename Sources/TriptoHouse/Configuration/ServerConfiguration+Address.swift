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

extension FrontDoor {
  /// The door that the settings describe (SE12, SE13).
  init(_ configuration: ServerConfiguration, address: AddressBook) {
    let named = configuration.publicBaseURL.flatMap { Origin($0)?.host }
    let names = HouseNames(
      configured: configuration.allowedHosts + [configuration.host] + [named].compactMap(\.self))
    self.init(
      names: names, origins: configuration.allowedOrigins, scheme: configuration.scheme,
      address: address)
  }
}
