/// Which requests come in at all (SE12–SE14): those of our own pages, of the pages of named origins, and
/// of programs, which name no origin; and only under a name of this server.
struct FrontDoor: Sendable {
  let names: HouseNames
  /// Origins as configured; `*` allows all.
  private let origins: Set<Origin>
  private let allowsAll: Bool
  private let scheme: String
  private let address: AddressBook

  /// Why a request stays outside.
  enum Refusal: Error {
    case noHost, foreignHost, foreignOrigin, notJSON
  }

  init(_ configuration: ServerConfiguration, address: AddressBook) {
    let named = configuration.publicBaseURL.flatMap { Origin($0)?.host }
    names = HouseNames(
      configured: configuration.allowedHosts + [configuration.host] + [named].compactMap(\.self))
    allowsAll = configuration.allowedOrigins.contains("*")
    origins = Set(configuration.allowedOrigins.compactMap { Origin($0) })
    scheme = configuration.scheme
    self.address = address
  }

  /// What a request asks with.
  struct Knock {
    /// All `Host` headers.
    var hosts: [String]
    var origin: String?
    var hasBody = false
    var contentType: String?
  }

  /// - Throws: Why it stays outside.
  func check(_ knock: Knock) throws(Refusal) {
    guard knock.hosts.count == 1 else { throw .noHost }
    guard let host = Authority(knock.hosts[0]), names.mayBeCalled(host.host) else {
      throw .foreignHost
    }
    guard let origin = knock.origin else { return }
    guard admits(origin, at: host) else { throw .foreignOrigin }
    guard !knock.hasBody || Self.isJSON(knock.contentType) else { throw .notJSON }
  }

  /// SE12
  func admits(_ text: String, at host: Authority?) -> Bool {
    if allowsAll { return true }
    guard let origin = Origin(text) else { return false }
    return origins.contains(origin) || isOwn(origin, at: host)
  }

  /// The public address; this machine on our port; or where the request itself is addressed to, which
  /// a mapped port or a proxy may have changed. The name of the public address keeps its scheme.
  private func isOwn(_ origin: Origin, at host: Authority?) -> Bool {
    let home = address.get()
    let outside = Origin(home.base)
    if origin == outside { return true }
    if origin.scheme == scheme, origin.port == address.port, names.isOurs(origin.host) {
      return true
    }
    guard let host, origin.host == host.host,
      origin.port == host.port ?? Origin.usualPort(origin.scheme)
    else { return false }
    return origin.host != outside?.host || origin.scheme == outside?.scheme
  }

  private static func isJSON(_ type: String?) -> Bool {
    let essence = type?.prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
    return essence == "application/json"
  }
}
