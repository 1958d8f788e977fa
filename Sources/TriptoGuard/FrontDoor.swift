/// Which requests come in at all (SE12–SE14): those of our own pages, of the pages of named origins, and
/// of programs, which name no origin; and only under a name of this server.
package struct FrontDoor: Sendable {
  package let names: HouseNames
  /// Origins as configured; `*` allows all.
  private let origins: Set<Origin>
  private let allowsAll: Bool
  private let scheme: String
  private let address: AddressBook

  /// Why a request stays outside.
  package enum Refusal: Error {
    case noHost, foreignHost, foreignOrigin, notJSON
  }

  /// - Parameters:
  ///   - origins: As configured; `*` allows all.
  ///   - scheme: `http` or `https`.
  package init(names: HouseNames, origins: [String], scheme: String, address: AddressBook) {
    self.names = names
    allowsAll = origins.contains("*")
    self.origins = Set(origins.compactMap { Origin($0) })
    self.scheme = scheme
    self.address = address
  }

  /// What a request asks with.
  package struct Knock {
    /// All `Host` headers.
    package var hosts: [String]
    package var origin: String?
    package var hasBody = false
    package var contentType: String?

    package init(
      hosts: [String], origin: String?, hasBody: Bool = false, contentType: String? = nil
    ) {
      (self.hosts, self.origin) = (hosts, origin)
      (self.hasBody, self.contentType) = (hasBody, contentType)
    }
  }

  /// - Throws: Why it stays outside.
  package func check(_ knock: Knock) throws(Refusal) {
    guard knock.hosts.count == 1 else { throw .noHost }
    guard let host = Authority(knock.hosts[0]), names.mayBeCalled(host.host) else {
      throw .foreignHost
    }
    guard let origin = knock.origin else { return }
    guard admits(origin, at: host) else { throw .foreignOrigin }
    guard !knock.hasBody || Self.isJSON(knock.contentType) else { throw .notJSON }
  }

  /// SE12: whether a page of this origin may come in
  package func admits(_ text: String, at host: Authority?) -> Bool {
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
