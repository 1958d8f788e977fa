import TriptoGuard

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
