import Foundation
import TriptoGuard
import TriptoKernel
import TriptoPostgres
import TriptoTelemetry

extension SettingsReader {
  /// An http or https address without path, query or trailing slash.
  func httpURL(_ name: String) throws(ConfigurationError) -> String? {
    try convert(name, allowed: "http:// or https://, a host, and perhaps a port", Self.origin)
  }

  /// An http or https address that may have a path, without query or trailing slash.
  func serviceURL(_ name: String) throws(ConfigurationError) -> String? {
    try convert(name, allowed: "http:// or https://, a host, and perhaps a port and a path") {
      let bare = $0.hasSuffix("/") ? String($0.dropLast()) : $0
      guard var parts = URLComponents(string: bare) else { return nil }
      parts.path = ""
      return parts.string.flatMap(Self.origin) == nil ? nil : bare
    }
  }

  /// An http or https address whose path begins with a bucket.
  func bucketURL(_ name: String) throws(ConfigurationError) -> String? {
    guard let url = try serviceURL(name) else { return nil }
    guard URLComponents(string: url)?.path.count ?? 0 > 1 else {
      throw ConfigurationError(
        key: name, value: url, allowed: "an address with the bucket behind its host")
    }
    return url
  }

  /// A comma list of origins, or `*` alone.
  func origins(_ name: String) throws(ConfigurationError) -> [String]? {
    try convert(name, allowed: "* or origins such as https://example.org, with commas between") {
      let entries = Self.list($0)
      if entries == ["*"] { return entries }
      let origins = entries.compactMap(Self.origin)
      return !origins.isEmpty && origins.count == entries.count ? origins : nil
    }
  }

  /// A comma list of names and addresses, without ports.
  func hosts(_ name: String) throws(ConfigurationError) -> [String]? {
    try convert(name, allowed: "names or addresses without port, with commas between") {
      let entries = Self.list($0)
      let hosts = entries.compactMap { Authority(host: $0) }
      return !hosts.isEmpty && hosts.count == entries.count ? hosts.map(\.host) : nil
    }
  }

  /// NB: libpq reads the rest, which may name several hosts, or a folder with a socket.
  func postgresURL(_ name: String) throws(ConfigurationError) -> Sensitive? {
    guard let text = text(name) else { return nil }
    guard let scheme = ["postgres://", "postgresql://"].first(where: text.hasPrefix),
      text.count > scheme.count
    else {
      throw ConfigurationError(
        key: name, value: nil, allowed: "an address that starts with postgres://")
    }
    return Sensitive(text)
  }

  func sentryDSN(_ name: String) throws(ConfigurationError) -> Sensitive? {
    guard let text = text(name) else { return nil }
    guard SentryAddress(dsn: text) != nil else {
      throw ConfigurationError(
        key: name, value: nil, allowed: "an address like https://<key>@<host>/<project>")
    }
    return Sensitive(text)
  }

  /// Fields for the heads of requests: `name=value`, with commas between.
  func headers(_ name: String) throws(ConfigurationError) -> Sensitive? {
    guard let text = text(name) else { return nil }
    guard HeaderList(text) != nil else {
      throw ConfigurationError(
        key: name, value: nil, allowed: "name=value with commas between, percent-encoded")
    }
    return Sensitive(text)
  }

  /// A host and a port.
  func hostAndPort(_ name: String) throws(ConfigurationError) -> String? {
    try convert(name, allowed: "host:port") {
      let parts = URLComponents(string: "tcp://" + $0)
      return parts?.host?.isEmpty == false && parts?.port != nil && parts?.path == "" ? $0 : nil
    }
  }

  func redisURL(_ name: String) throws(ConfigurationError) -> Sensitive? {
    try secretURL(name, schemes: ["redis://", "rediss://"])
  }

  /// An address that may hold a password: its value appears in no error.
  private func secretURL(
    _ name: String, schemes: [String]
  ) throws(ConfigurationError) -> Sensitive? {
    guard let text = text(name) else { return nil }
    guard schemes.contains(where: text.hasPrefix), URLComponents(string: text)?.host != nil else {
      throw ConfigurationError(
        key: name, value: nil, allowed: "an address that starts with \(schemes[0])")
    }
    return Sensitive(text)
  }

  /// A path; `~/` is the home folder.
  func path(_ name: String) throws(ConfigurationError) -> String? {
    try convert(name, allowed: "a path") { text in
      text.contains("\0") ? nil : (text as NSString).expandingTildeInPath
    }
  }

  private static func origin(_ text: String) -> String? {
    let bare = text.hasSuffix("/") ? String(text.dropLast()) : text
    guard let parts = URLComponents(string: bare), let host = parts.host, !host.isEmpty,
      let scheme = parts.scheme?.lowercased(), scheme == "http" || scheme == "https",
      parts.path.isEmpty, parts.query == nil, parts.fragment == nil, parts.user == nil,
      parts.port.map({ (1...65_535).contains($0) }) ?? true
    else { return nil }
    return bare
  }
}
