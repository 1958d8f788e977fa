import Foundation
public import TriptoKernel

/// Where errors are reported: a DSN of Sentry's, `https://<key>@<host>/<project>`.
public struct SentryAddress: Sendable, Equatable {
  /// Where envelopes are posted.
  let url: String
  /// What each request carries to be let in.
  let authorization: Sensitive

  /// - Parameter dsn: nil when it has no key, no host or no project.
  public init?(dsn: String) {
    guard var parts = URLComponents(string: dsn), let key = parts.user, !key.isEmpty,
      ["http", "https"].contains(parts.scheme), parts.host?.isEmpty == false,
      parts.query == nil, parts.fragment == nil
    else { return nil }
    var path = parts.path.split(separator: "/").map(String.init)
    guard let project = path.popLast(), project.allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return nil
    }
    (parts.user, parts.password) = (nil, nil)
    parts.path = "/" + (path + ["api", project, "envelope"]).joined(separator: "/") + "/"
    guard let url = parts.string else { return nil }
    self.url = url
    authorization = Sensitive(
      "Sentry sentry_version=7, sentry_client=tripto/1.0, sentry_key=\(key)")
  }
}
