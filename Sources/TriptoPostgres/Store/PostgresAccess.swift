/// Who else may write to the database meanwhile (DA25).
public enum PostgresAccess: Sendable, Equatable {
  /// Nobody: one server has all games.
  case alone
  /// Whoever does: for tools that read, or write what no server does.
  case beside
  /// Other nodes of the cluster, each to its own games.
  case node(String)

  var node: String? {
    if case .node(let name) = self { name } else { nil }
  }

  /// What takes the right; nil when none is needed.
  var lock: String? {
    switch self {
    case .alone: "pg_try_advisory_lock"
    case .beside: nil
    case .node: "pg_try_advisory_lock_shared"
    }
  }
}
