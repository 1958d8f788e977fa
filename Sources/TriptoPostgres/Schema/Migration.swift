/// A step of the tables, one transaction. Steps are only ever added.
struct Migration: Sendable {
  let number: Int
  let name: String
  let statements: [String]

  static let all = [
    Migration(number: 1, name: "sessions, journal, households and secrets", statements: games),
    Migration(number: 2, name: "the tables that people ask", statements: projections),
    Migration(number: 3, name: "who has a game", statements: ownership),
    Migration(number: 4, name: "games as they are, beside the journal", statements: snapshots),
  ]

  static var newest: Int { all.last?.number ?? 0 }
}

extension Migration {
  /// Times are Unix epoch milliseconds (ID19), as the journal has them.
  private static let games = [
    """
    CREATE TABLE sessions (
      id TEXT PRIMARY KEY,
      join_code TEXT NOT NULL,
      status TEXT NOT NULL CHECK (status IN ('lobby', 'active', 'ended')),
      created_at BIGINT NOT NULL,
      settings_json JSON NOT NULL,
      host_user_id TEXT,
      is_redacted BOOLEAN NOT NULL DEFAULT FALSE
    )
    """,
    "CREATE UNIQUE INDEX live_join_codes ON sessions (join_code) WHERE status <> 'ended'",
    """
    CREATE TABLE journal (
      session_id TEXT NOT NULL REFERENCES sessions (id),
      seq BIGINT NOT NULL,
      at_ms BIGINT NOT NULL,
      version BIGINT NOT NULL,
      body BYTEA NOT NULL,
      PRIMARY KEY (session_id, seq)
    )
    """,
    """
    CREATE TABLE played_packs (
      household TEXT NOT NULL,
      pack_id TEXT NOT NULL,
      played_at BIGINT NOT NULL,
      PRIMARY KEY (household, pack_id)
    )
    """,
    "CREATE TABLE secrets (name TEXT PRIMARY KEY, value BYTEA NOT NULL)",
    """
    CREATE TABLE journeys (
      id TEXT PRIMARY KEY,
      session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
      household TEXT NOT NULL,
      played_at BIGINT NOT NULL,
      is_hidden BOOLEAN NOT NULL DEFAULT FALSE,
      body BYTEA NOT NULL
    )
    """,
    "CREATE INDEX journeys_of_household ON journeys (household, played_at) WHERE NOT is_hidden",
    "CREATE INDEX journeys_of_session ON journeys (session_id)",
  ]

  /// Who owns a game in a cluster. The token grows with every owner, so that a commit of a former one can be
  /// refused by it; a single server leaves the table empty.
  private static let ownership = [
    """
    CREATE TABLE ownership (
      session_id TEXT PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE,
      node TEXT NOT NULL,
      fencing_token BIGINT NOT NULL,
      since TIMESTAMPTZ NOT NULL DEFAULT now()
    )
    """
  ]

  /// A cache of what playing the journal gives (DA34). `memory` is what the tables that people ask know beside the game.
  private static let snapshots = [
    """
    CREATE TABLE snapshots (
      session_id TEXT PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE,
      seq BIGINT NOT NULL,
      rules BIGINT NOT NULL,
      shape BIGINT NOT NULL,
      body BYTEA NOT NULL,
      memory BYTEA
    )
    """
  ]
}
