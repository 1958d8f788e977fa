/// One sentence for whoever runs the server.
extension PostgresError {
  public var advice: String {
    switch kind {
    case .library:
      "Install the client library (apt install libpq5, brew install libpq), or unset TRIPTO_DATABASE_URL."
    case .address:
      "Write it as postgres://user:password@host:5432/database, with @ : / ? # in the password as %40 %3A %2F %3F %23."
    case .time:
      "Give each host 1 to 10 s with ?connect_timeout=… (it has 3), and all of them less than 30 s, or name fewer."
    case .schema: "`tripto migrate status` says more."
    case .inUse: "End that server first, or give this one a database of its own."
    case .lost: "What was not acknowledged is tried again when the server is back."
    case .connection, .refused: Self.advice[key] ?? general
    }
  }

  /// The next start would end in the same way.
  var isFinal: Bool {
    let hopeless: Set<Key> = [.password, .role, .database, .noTLS, .needsTLS, .certificate]
    return hopeless.contains(key)
  }

  private enum Key {
    case password, role, database, noTLS, needsTLS, certificate, rights, full, busy, slow, readOnly
    case host, refused, starting, other
  }

  private var general: String {
    kind == .connection
      ? "Does the server run, and may this machine reach it?"
      : "Its log says more; nothing of this was kept."
  }

  private static let advice: [Key: String] = [
    .password:
      "Check the user and the password in TRIPTO_DATABASE_URL, and the server's pg_hba.conf.",
    .role: "Create the user with CREATE ROLE … LOGIN, or name another in TRIPTO_DATABASE_URL.",
    .database: "Create the database with CREATE DATABASE, or name another in TRIPTO_DATABASE_URL.",
    .noTLS:
      "Switch TLS on at the server (ssl = on), or ask for none with ?sslmode=disable where the network is safe.",
    .needsTLS:
      "The server takes no plain connection of this user: add ?sslmode=require, and look at its pg_hba.conf.",
    .certificate: "Name the file of its authority with ?sslrootcert=…, or another ?sslmode=….",
    .rights: "Give the user of TRIPTO_DATABASE_URL the rights on the database and its tables.",
    .full: "Make room on the disk of the database; games wait and go on when there is some.",
    .busy: "Raise max_connections, or end other clients.",
    .slow: "The database is too slow or locked: look at pg_stat_activity.",
    .readOnly:
      "This server only reads: name the leading one, or several with ?target_session_attrs=read-write.",
    .host: "Check the host in TRIPTO_DATABASE_URL.",
    .refused: "Does the server run, and does it listen at this address and port?",
    .starting: "The server starts or stops: try again in a moment.",
  ]

  private var key: Key { sqlState.flatMap { Self.keys[$0] } ?? keyOfText }

  private static let keys: [String: Key] = [
    "28P01": .password, "28000": .role, "3D000": .database, "42501": .rights, "53100": .full,
    "53300": .busy, "57014": .slow, "55P03": .slow, "25006": .readOnly, "57P03": .starting,
    "57P01": .starting, "57P02": .starting,
  ]

  // NB: libpq gives no SQLSTATE while it connects, and servers may speak other languages; then the advice
  // is the general one.
  private var keyOfText: Key {
    guard kind == .connection else { return .other }
    return Self.texts.first { message.contains($0.0) }?.1 ?? .other
  }

  private static let texts: [(String, Key)] = [
    ("password authentication failed", .password), ("no password supplied", .password),
    ("server does not support SSL", .noTLS), ("no encryption", .needsTLS),
    ("certificate", .certificate), ("no pg_hba.conf entry", .password),
    ("role \"", .role), ("database \"", .database), ("could not translate host name", .host),
    ("Connection refused", .refused), ("too many connections", .busy), ("too many clients", .busy),
    ("starting up", .starting), ("shutting down", .starting), ("read-only", .readOnly),
  ]
}
