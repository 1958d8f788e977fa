/// A host and perhaps a port, as in a `Host` header.
package struct Authority: Hashable, Sendable {
  /// Lower case; without the brackets of an IPv6 address and the dot at the end of a name.
  package let host: String
  package let port: Int?

  package init(host: String, port: Int?) {
    (self.host, self.port) = (host, port)
  }

  /// - Returns: Nil for what is no authority.
  package init?(_ text: some StringProtocol) {
    let lower = text.lowercased()
    let cut = lower.hasPrefix("[") ? lower.firstIndex(of: "]").map(lower.index(after:)) : nil
    if lower.hasPrefix("["), cut == nil { return nil }
    let end = cut ?? lower.firstIndex(of: ":") ?? lower.endIndex
    var name = lower[..<end]
    if cut != nil {
      name = name.dropFirst().dropLast()
      guard name.contains(":"), IPLiteral(name) != nil else { return nil }
    } else {
      if name.hasSuffix(".") { name = name.dropLast() }
      guard !name.isEmpty, name.utf8.allSatisfy(Self.isOfNames) else { return nil }
    }
    guard let port = Self.port(lower[end...]) else { return nil }
    self.init(host: String(name), port: port)
  }

  /// A name or an address alone, with or without brackets.
  package init?(host text: String) {
    let isBare = IPLiteral(text) != nil && text.contains(":")
    guard let authority = Authority(isBare ? "[\(text)]" : text), authority.port == nil else {
      return nil
    }
    self = authority
  }

  /// `:3000`, `:` or nothing; the outer nil says that it is none of them.
  private static func port(_ text: Substring) -> Int?? {
    guard let first = text.first else { return .some(nil) }
    let digits = text.dropFirst()
    guard first == ":", digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    guard !digits.isEmpty else { return .some(nil) }
    return UInt16(digits).map { .some(Int($0)) }
  }

  private static func isOfNames(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 97...122, 45, 46, 95: true  // 0–9 a–z - . _
    default: false
    }
  }
}

/// Where a page comes from: an `Origin` header, or the start of an address.
package struct Origin: Hashable, Sendable {
  /// `http` or `https`.
  package let scheme: String
  package let host: String
  /// Also when it is not written.
  package let port: Int

  package init(scheme: String, host: String, port: Int?) {
    (self.scheme, self.host) = (scheme, host)
    self.port = port ?? Self.usualPort(scheme)
  }

  /// - Returns: Nil for what is none, `null` among it.
  package init?(_ text: some StringProtocol) {
    let lower = text.lowercased()
    guard let scheme = ["http", "https"].first(where: { lower.hasPrefix($0 + "://") }),
      let authority = Authority(lower.dropFirst(scheme.count + 3))
    else { return nil }
    self.init(scheme: scheme, host: authority.host, port: authority.port)
  }

  package static func usualPort(_ scheme: String) -> Int { scheme == "https" ? 443 : 80 }
}
