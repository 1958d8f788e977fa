import GRDB

/// The tables, as a list of steps that are only ever added to.
enum Schema {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 sessions and journal") { db in
      try db.execute(sql: sessions)
      try db.execute(sql: journal)
    }
    migrator.registerMigration("2 households and secrets") { db in
      try db.execute(sql: households)
      try db.execute(sql: secrets)
    }
    migrator.registerMigration("3 entries of one kind") { db in
      try db.execute(sql: "DROP INDEX snapshots; ALTER TABLE journal DROP COLUMN kind;")
    }
    migrator.registerMigration("4 redaction") { db in
      try db.execute(
        sql: "ALTER TABLE sessions ADD COLUMN is_redacted INTEGER NOT NULL DEFAULT 0")
    }
    migrator.registerMigration("5 households are redacted too") { db in
      try db.execute(sql: "UPDATE sessions SET is_redacted = 0")
    }
    migrator.registerMigration("6 journeys that are over") { db in
      try db.execute(sql: journeys)
    }
    migrator.registerMigration("7 snapshots beside the journal") { db in
      try db.execute(sql: snapshots)
    }
    return migrator
  }

  private static let journeys = """
    CREATE TABLE journeys (
      id TEXT PRIMARY KEY NOT NULL,
      session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
      household TEXT NOT NULL,
      played_at INTEGER NOT NULL,
      is_hidden INTEGER NOT NULL DEFAULT 0,
      body BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX journeys_of_household ON journeys (household, played_at) WHERE is_hidden = 0;
    CREATE INDEX journeys_of_session ON journeys (session_id);
    """

  private static let snapshots = """
    CREATE TABLE snapshots (
      session_id TEXT PRIMARY KEY NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
      seq INTEGER NOT NULL,
      rules INTEGER NOT NULL,
      shape INTEGER NOT NULL,
      body BLOB NOT NULL
    ) STRICT;
    """

  private static let sessions = """
    CREATE TABLE sessions (
      id TEXT PRIMARY KEY NOT NULL,
      join_code TEXT NOT NULL,
      status TEXT NOT NULL CHECK (status IN ('lobby', 'active', 'ended')),
      created_at INTEGER NOT NULL,
      settings_json BLOB NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX live_join_codes ON sessions (join_code) WHERE status <> 'ended';
    """

  private static let journal = """
    CREATE TABLE journal (
      session_id TEXT NOT NULL REFERENCES sessions (id),
      seq INTEGER NOT NULL,
      at_ms INTEGER NOT NULL,
      kind TEXT NOT NULL,
      version INTEGER NOT NULL,
      body BLOB NOT NULL,
      PRIMARY KEY (session_id, seq)
    ) STRICT;
    CREATE INDEX snapshots ON journal (session_id, seq) WHERE kind = 'snapshot';
    """

  private static let households = """
    CREATE TABLE played_packs (
      household TEXT NOT NULL,
      pack_id TEXT NOT NULL,
      played_at INTEGER NOT NULL,
      PRIMARY KEY (household, pack_id)
    ) STRICT, WITHOUT ROWID;
    """

  private static let secrets = """
    CREATE TABLE secrets (
      name TEXT PRIMARY KEY NOT NULL,
      value BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
    """
}
