import Foundation
import TriptoKernel

extension RedisAddress {
  /// - Throws: `RedisError.address`, which says what is wrong and holds no password.
  public init(_ url: String) throws(RedisError) {
    guard let scheme = ["redis://", "rediss://"].first(where: url.hasPrefix) else {
      throw .address("the address does not start with redis:// or rediss://")
    }
    guard url.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F }) else {
      throw .address("the address has a space or a control character in it")
    }
    guard !url.contains("#") else { throw .address("the address has a # in it") }
    let parts = try Self.parts(url.dropFirst(scheme.count))
    (user, password) = try Self.credentials(parts.credentials)
    (host, port) = try Self.place(parts.place)
    database = try Self.database(parts.path)
    tls = try Self.tls(parts.query, isEncrypted: scheme == "rediss://")
  }

  private struct Parts {
    var credentials: Substring?
    var place: Substring
    var path: Substring
    var query: Substring?
  }

  private static func parts(_ text: Substring) throws(RedisError) -> Parts {
    let (front, query) = split(text, at: "?")
    guard front.count(where: { $0 == "@" }) <= 1 else {
      throw .address("the address has an @ in its password")
    }
    let (left, right) = split(front, at: "@")
    let (place, path) = split(right ?? left, at: "/")
    return Parts(
      credentials: right == nil ? nil : left, place: place, path: path ?? "", query: query)
  }

  /// Nil behind the separator when it is not there.
  private static func split(
    _ text: Substring, at separator: Character
  ) -> (Substring, Substring?) {
    guard let index = text.firstIndex(of: separator) else { return (text, nil) }
    return (text[..<index], text[text.index(after: index)...])
  }

  private static func credentials(
    _ text: Substring?
  ) throws(RedisError) -> (String?, Sensitive?) {
    guard let text else { return (nil, nil) }
    let (name, secret) = split(text, at: ":")
    guard let secret, !secret.isEmpty else {
      throw .address("the address has a user and no password")
    }
    guard !secret.contains(":"), !text.contains("/") else {
      throw .address("the address has a : or a / in its password")
    }
    guard let user = name.removingPercentEncoding, let password = secret.removingPercentEncoding
    else { throw .address("the address has a % in its user or its password") }
    return (user.isEmpty ? nil : user, Sensitive(password))
  }

  private static func place(_ text: Substring) throws(RedisError) -> (String, Int) {
    var (host, port): (Substring, Substring?)
    if text.hasPrefix("[") {
      let (inside, rest) = split(text.dropFirst(), at: "]")
      guard let rest, rest.isEmpty || rest.hasPrefix(":") else {
        throw .address("the address has a [ without its ]")
      }
      (host, port) = (inside, rest.isEmpty ? nil : rest.dropFirst())
    } else {
      (host, port) = split(text, at: ":")
    }
    guard !host.isEmpty else { throw .address("the address names no host") }
    guard let port else { return (String(host), standardPort) }
    guard let number = Int(port), (1...65_535).contains(number), port.allSatisfy(\.isNumber) else {
      throw .address("the port is no number from 1 to 65535")
    }
    return (String(host), number)
  }

  private static func database(_ text: Substring) throws(RedisError) -> Int {
    guard !text.isEmpty else { return 0 }
    guard let number = Int(text), (0...65_535).contains(number), text.allSatisfy(\.isNumber) else {
      throw .address("the database behind the host is no number from 0 on")
    }
    return number
  }

  private static func tls(
    _ query: Substring?, isEncrypted: Bool
  ) throws(RedisError) -> TLS? {
    let options = (query ?? "").split(separator: "&")
    guard isEncrypted else {
      guard options.isEmpty else { throw .address("what stands behind the ? needs rediss://") }
      return nil
    }
    var tls = TLS()
    for option in options { try read(option, into: &tls) }
    guard (tls.certificate == nil) == (tls.key == nil) else {
      throw .address("sslcert and sslkey need each other")
    }
    return tls
  }

  private static func read(_ option: Substring, into tls: inout TLS) throws(RedisError) {
    let (name, text) = split(option, at: "=")
    guard let value = text?.removingPercentEncoding, !value.isEmpty else {
      throw .address("an option behind the ? has no value")
    }
    switch name {
    case "sslrootcert": tls.authorities = value
    case "sslcert": tls.certificate = value
    case "sslkey": tls.key = value
    default:
      throw .address("behind the ? may stand sslrootcert, sslcert and sslkey, with a file each")
    }
  }
}
