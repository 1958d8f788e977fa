/// What Postgres, or the way to it, refused, and what a person can do about it.
public struct PostgresError: Error, Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    /// libpq is missing or too old.
    case library
    /// The address cannot be read.
    case address
    /// The address lets a host wait for ever, or leaves one no turn (DA33).
    case time
    /// No connection came about.
    case connection
    /// The connection broke, or nobody answered on it; whether the last statements were done is unknown.
    case lost
    /// The server refused a statement; nothing of its transaction was kept.
    case refused
    /// The tables are not those of this version.
    case schema
    /// Another server has this database (DA25).
    case inUse
  }

  public let kind: Kind
  /// Five characters of the SQL standard; nil when the refusal is not the server's.
  public let sqlState: String?
  /// What was said, without secrets.
  public let message: String

  init(_ kind: Kind, sqlState: String? = nil, _ message: String) {
    self.kind = kind
    self.sqlState = sqlState
    self.message = message
  }
}

extension PostgresError: CustomStringConvertible {
  public var description: String { "Postgres: \(summary). \(advice)" }

  /// What was said and its SQLSTATE, without the advice.
  public var summary: String {
    let state = sqlState.map { " (SQLSTATE \($0))" } ?? ""
    return (message.hasSuffix(".") ? String(message.dropLast()) : message) + state
  }
}

extension PostgresError {
  /// It may be over soon without anybody's doing: a restart, a change of the leading server, a deadlock.
  var isPassing: Bool {
    switch kind {
    case .lost: true
    case .library, .address, .time, .schema, .inUse: false
    case .connection, .refused:
      sqlState.map { state in
        Self.passingStates.contains(state) || state.hasPrefix("08")
      } ?? (kind == .connection && !isFinal)
    }
  }

  // NB: 57P01–57P03 a server that stops or starts, 25006 one that only reads, 53300 too many
  // connections, 40001 and 40P01 transactions in each other's way.
  private static let passingStates: Set = [
    "57P01", "57P02", "57P03", "25006", "53300", "40001", "40P01",
  ]

  /// Somebody else has written what these statements write: a key is taken, or its owner is gone.
  var isConflict: Bool { sqlState == "23505" || sqlState == "23503" }

  var isTakenKey: Bool { sqlState == "23505" }

  /// The server has gone away in the middle of a statement, so the connection is of no use any more.
  var endsConnection: Bool {
    kind == .lost || sqlState.map { $0.hasPrefix("57P") || $0.hasPrefix("08") } ?? false
  }
}
