/// Where a stored session is in its life (DA1).
public enum SessionStatus: String, Sendable, CaseIterable {
  case lobby, active, ended
}

/// The row of one session (DA1).
public struct SessionRecord: Sendable, Equatable {
  /// UUID v4 (ID1).
  public let id: String
  /// Unique among sessions that have not ended (ID4).
  public let joinCode: String
  public let status: SessionStatus
  /// Unix epoch milliseconds (ID19).
  public let createdAtMs: Int64
  /// The session's settings as UTF-8 JSON; the store does not look inside.
  public let settingsJSON: [UInt8]

  public init(
    id: String, joinCode: String, status: SessionStatus, createdAtMs: Int64, settingsJSON: [UInt8]
  ) {
    self.id = id
    self.joinCode = joinCode
    self.status = status
    self.createdAtMs = createdAtMs
    self.settingsJSON = settingsJSON
  }
}

/// One row of a session's journal: what was decided together, with its time.
///
/// `seq` counts every entry of a session without gaps. The first entry of a session may carry any
/// number.
public struct JournalEntry: Sendable, Equatable {
  public let sessionId: String
  public let seq: Int64
  /// Unix epoch milliseconds at which the command was applied (ID19).
  public let atMs: Int64
  /// Version of the encoding of `body`.
  public let version: Int
  public let body: [UInt8]

  public init(
    sessionId: String, seq: Int64, atMs: Int64, version: Int, body: [UInt8]
  ) {
    self.sessionId = sessionId
    self.seq = seq
    self.atMs = atMs
    self.version = version
    self.body = body
  }
}

/// A game as it was behind one row of its journal: a cache of what playing the rows gives, and one for each session
/// (DA34).
public struct SnapshotRecord: Sendable, Equatable {
  public let sessionId: String
  /// Of the last row that is in it.
  public let seq: Int64
  /// The version of the rules that it was played by.
  public let rules: Int
  /// Of the form of `body`.
  public let shape: Int
  public let body: [UInt8]

  public init(sessionId: String, seq: Int64, rules: Int, shape: Int, body: [UInt8]) {
    self.sessionId = sessionId
    self.seq = seq
    self.rules = rules
    self.shape = shape
    self.body = body
  }
}

/// What a household may read of a journey that is over (RE64).
public struct JourneyRecord: Sendable, Equatable {
  public let id: String
  public let sessionId: String
  public let household: String
  /// Unix epoch milliseconds.
  public let playedAtMs: Int64
  /// UTF-8 JSON; the store does not look inside.
  public let body: [UInt8]

  public init(
    id: String, sessionId: String, household: String, playedAtMs: Int64, body: [UInt8]
  ) {
    self.id = id
    self.sessionId = sessionId
    self.household = household
    self.playedAtMs = playedAtMs
    self.body = body
  }
}

/// Running totals of the journal's writer, for metrics.
public struct JournalStats: Sendable, Equatable {
  /// Transactions that were committed.
  public var commits = 0
  /// Entries in those transactions.
  public var entries = 0
  /// Appends that were answered with an error.
  public var failures = 0
  /// Times that the write-ahead log was moved into the database, and times that it could not be.
  public var checkpoints = 0
  public var failedCheckpoints = 0

  /// Before the first commit.
  public init() {}

  init(commits: Int, entries: Int, failures: Int) {
    (self.commits, self.entries, self.failures) = (commits, entries, failures)
  }
}

/// What is known of the connections to a database server.
public struct DatabaseStats: Sendable, Equatable {
  /// Connections that are asked something at this moment, and those that wait for a question.
  public var busy = 0
  public var idle = 0
  /// Questions that had to wait until a connection was free.
  public var waits = 0
  /// Connections that were opened in the place of one that was lost.
  public var reconnects = 0

  /// Before the first connection.
  public init() {}

  package static func + (one: DatabaseStats, other: DatabaseStats) -> DatabaseStats {
    var sum = one
    sum.busy += other.busy
    sum.idle += other.idle
    sum.waits += other.waits
    sum.reconnects += other.reconnects
    return sum
  }
}
