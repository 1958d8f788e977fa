import Foundation

/// How a database is reached.
public struct PostgresSettings: Sendable {
  /// `postgres://…`, as libpq reads it: several hosts, TLS files and so on may be in it.
  let url: String
  /// A statement that takes longer is given up by the server.
  var statementMs = 10_000
  /// How long commits and questions wait for a database that is away, before they fail.
  public var patienceMs = 10_000
  /// How long one connecting may take, over all addresses of the database (DA33).
  var connectMs = 30_000
  /// Connections besides the writer's.
  var connections = 4

  public init(url: String) { self.url = url }

  /// libpq would take what stands behind the first @ for a host, and say it in its errors.
  var isAmbiguous: Bool {
    let rest = url.split(separator: "://", maxSplits: 1).last ?? ""
    return rest.prefix { $0 != "/" && $0 != "?" }.count { $0 == "@" } > 1
  }

  /// Each host has its time, 1 to 10 s, and all of them together have less than one connecting (DA33): the last of
  /// them gets its turn. Libpq waits for ever where a time is 0.
  public var isBounded: Bool {
    let times = values(of: "connect_timeout").map { Int($0) }
    guard times.allSatisfy({ $0.map((1...10).contains) ?? false }) else { return false }
    return hosts * (times.last.flatMap { $0 } ?? Self.hostSeconds) * 1_000 < connectMs
  }

  /// What one host has where the address says nothing.
  private static let hostSeconds = 3

  /// How many hosts the address names, in front of its path or behind it.
  private var hosts: Int {
    let rest = url.split(separator: "://", maxSplits: 1).last ?? ""
    let authority = rest.prefix { $0 != "/" && $0 != "?" }.split(separator: "@").last ?? ""
    let named = values(of: "host").map { $0.count { $0 == "," } + 1 }
    return max(authority.count { $0 == "," } + 1, named.max() ?? 0)
  }

  /// What the address gives this keyword, each time it does.
  private func values(of keyword: String) -> [String] {
    let query = url.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
    let pairs = query.split(separator: "&").map { $0.split(separator: "=", maxSplits: 1) }
    return pairs.filter { Self.decoded($0.first) == keyword }
      .map { Self.decoded($0.dropFirst().first) }
  }

  private static func decoded(_ text: Substring?) -> String {
    let text = String(text ?? "")
    return text.removingPercentEncoding ?? text
  }

  /// What libpq is given. The address comes last and wins.
  ///
  /// NB: a peer that has vanished is noticed after half a minute at most, rather than after hours; a host that does
  /// not answer leaves the next one of the address its turn after three seconds.
  var keywords: [(String, String)] {
    [
      ("fallback_application_name", "tripto"), ("connect_timeout", "\(Self.hostSeconds)"),
      ("keepalives_idle", "10"), ("keepalives_interval", "5"), ("keepalives_count", "3"),
      ("tcp_user_timeout", "15000"), ("dbname", url),
    ]
  }

  /// Settings of each session, behind the connection.
  ///
  /// NB: the database, too, is to notice within half a minute that this end has vanished: in the middle of a commit it
  /// holds a game's owner (CL2), and nobody could take the game.
  var preparation: [Statement] {
    [
      Statement(
        """
        SELECT set_config('statement_timeout', $1::text, false), \
        set_config('lock_timeout', $1::text, false), set_config('client_encoding', 'UTF8', false), \
        set_config('client_min_messages', 'warning', false), \
        set_config('tcp_keepalives_idle', '10', false), \
        set_config('tcp_keepalives_interval', '5', false), \
        set_config('tcp_keepalives_count', '3', false), \
        set_config('tcp_user_timeout', '15000', false)
        """,
        [.text("\(statementMs)")])
    ]
  }
}
