/// Why a command has no answer, or a client no server.
public enum RedisError: Error, Sendable, Equatable {
  /// The address cannot be read; the text says which part of it.
  case address(String)
  /// No connection came about.
  case connection(String)
  /// There is no connection, or too much is waiting on it: nothing was sent.
  case unavailable(String)
  /// The connection broke before the answer, or nobody answered in time; whether it was done is unknown.
  case lost(String)
  /// The server did nothing of it and says why.
  case refused(RESPRefusal)
  /// The answer has another shape than that of the command.
  case unexpected(String)
}

extension RedisError: CustomStringConvertible {
  public var description: String { "Redis: \(summary). \(advice)" }

  /// What was said, in one line and without the advice.
  public var summary: String {
    let text =
      switch self {
      case .address(let text), .connection(let text), .unavailable(let text), .lost(let text): text
      case .refused(let refusal): "\(refusal.code) \(refusal.message)"
      case .unexpected(let command): "the answer to \(command) cannot be read"
      }
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.hasSuffix(".") ? String(line.dropLast()) : line
  }

  /// One sentence for whoever runs the server.
  public var advice: String {
    switch self {
    case .address:
      "Write it as redis://user:password@host:6379/0, or rediss:// for TLS, with @ : / ? # % in the password as %40 %3A %2F %3F %23 %25."
    case .unavailable, .lost: "It is connected again as soon as the server is back."
    case .unexpected: "Is this a Redis 6 or later?"
    case .connection(let text):
      Self.ofText.first { text.contains($0.0) }?.1
        ?? "Does the server run, and may this machine reach it?"
    case .refused(let refusal): Self.ofCode[refusal.code] ?? "Its log says more."
    }
  }

  private static let ofText: [(String, String)] = [
    (
      "certificate",
      "Name the file of its authority with ?sslrootcert=…, and the host as it is in the certificate."
    ),
    (
      "TLS",
      "Write rediss:// where the server speaks TLS at this port, and redis:// where it does not."
    ),
    ("resolved", "Check the host in TRIPTO_REDIS_URL."),
    ("refused", "Does the server run, and does it listen at this address and port?"),
  ]

  private static let ofCode = [
    "WRONGPASS": "Check the user and the password in TRIPTO_REDIS_URL, and the server's ACL.",
    "NOAUTH":
      "The server wants a password: write redis://user:password@host, or redis://:password@host.",
    "NOPERM":
      "Give the user of TRIPTO_REDIS_URL the right to this command, its keys and its channels (ACL SETUSER).",
    "DENIED": "The server is in protected mode: give it a password, and bind it to this network.",
    "NOPROTO": "This needs Redis 6 or later.",
    "LOADING": "The server reads its data: try again in a moment.",
    "READONLY": "This server only reads: name the leading one in TRIPTO_REDIS_URL.",
    "MASTERDOWN": "This server only reads: name the leading one in TRIPTO_REDIS_URL.",
    "OOM": "Its memory is full: raise maxmemory.",
    "MISCONF": "It cannot save: make room on its disk, or look at its log.",
    "BUSY": "A script runs too long there: look at its log.",
    "MOVED":
      "This is a Redis Cluster, which keeps keys apart that belong together: name a single server with its replicas.",
  ]
}
