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
  var connectMs = connectSeconds * 1_000
  /// Connections besides the writer's.
  var connections = 4

  static let connectSeconds = 30

  public init(url: String) { self.url = url }

  /// What libpq is given. The address comes last and wins.
  ///
  /// NB: a peer that has vanished is noticed after half a minute at most, rather than after hours; a host that does
  /// not answer leaves the next one of the address its turn after three seconds.
  var keywords: [(String, String)] {
    [
      ("fallback_application_name", "tripto"),
      ("connect_timeout", "\(PostgresAddress.usualSeconds)"),
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
