/// Durable storage of sessions and their journals: nothing acknowledged is ever lost (ST40).
///
/// Every `async` method throws ``StoreError``.
public protocol JournalStore: Sendable {
  /// Stores a new session; it must exist before its first entry is appended.
  ///
  /// - Throws: `duplicateSession`, `joinCodeTaken` (ID4) or `writeFailed`.
  func createSession(_ session: SessionRecord) async throws

  /// Moves a session to another status; `ended` takes it out of ``liveSessions()`` (ST41).
  ///
  /// - Throws: `unknownSession`, `joinCodeTaken` or `writeFailed`.
  func setStatus(_ status: SessionStatus, sessionId: String) async throws

  /// Appends entries, all or none of them, in order. Never blocks; callable from an event loop.
  ///
  /// Appends that arrive while a commit is under way share the next one. `completion` runs on the
  /// writer's thread after the commit, in the order of the appends: keep it short.
  ///
  /// - Parameters:
  ///   - entries: For each session the numbers right after its last stored `seq`.
  ///   - completion: Gets `fenced`, `gap`, `unknownSession`, `writeFailed` or `closed` on failure.
  func append(
    _ entries: [JournalEntry],
    completion: @escaping @Sendable (Result<Void, any Error>) -> Void)

  /// All sessions that have not ended, oldest first (ST40).
  func liveSessions() async throws -> [SessionRecord]

  /// The whole journal of a session in `seq` order.
  func entries(sessionId: String) async throws -> [JournalEntry]

  /// The next rows of a session's journal, for audit and replay (EX32, SE30).
  ///
  /// - Parameters:
  ///   - seq: Of the row before the first one.
  ///   - last: No row behind this one.
  ///   - limit: At most so many.
  func entries(
    sessionId: String, after seq: Int64, through last: Int64, limit: Int
  ) async throws -> [JournalEntry]

  /// Keeps a game as it was behind one of its rows, in the place of an earlier snapshot (DA34).
  ///
  /// - Returns: false when there is a later one, when the session has ended or nobody's name is in its journal any
  ///   more, and when another node has it by now (CL2).
  func keepSnapshot(_ snapshot: SnapshotRecord) async throws -> Bool

  func snapshot(sessionId: String) async throws -> SnapshotRecord?

  /// The row of one session, ended or not.
  func session(id: String) async throws -> SessionRecord?

  /// Remembers that a household has played a pack (EX31). A second time only moves its date.
  ///
  /// - Parameter atMs: Unix epoch milliseconds.
  func markPlayed(household: String, packId: String, atMs: Int64) async throws

  /// The packs a household has played, longest ago first (EX31).
  func playedPacks(household: String) async throws -> [String]

  /// Keeps what a household may read of a journey that is over (RE64), for as long as its session. Again
  /// it replaces the body; what was hidden stays hidden.
  ///
  /// - Throws: `unknownSession` or `writeFailed`.
  func keepJourney(_ journey: JourneyRecord) async throws

  /// A household's journeys that are not hidden, the newest first (RE64).
  ///
  /// - Parameter beforeMs: Only older ones.
  func journeys(household: String, beforeMs: Int64, limit: Int) async throws -> [JourneyRecord]

  /// Takes a journey out of its household's list (RE67).
  ///
  /// - Returns: Whether it was there.
  func hideJourney(_ id: String, household: String) async throws -> Bool

  /// A secret of this installation: 32 random bytes, made on the first call and kept (SE2).
  func secret(named name: String) async throws -> [UInt8]

  /// Totals of the writer since the store was opened.
  func stats() -> JournalStats

  /// What is known of the connections; nil when the games are in a file.
  func connections() -> DatabaseStats?

  /// Commits everything appended so far and closes; later appends get `closed`.
  func close() async throws
}

extension JournalStore {
  /// Appends entries and returns when they are durable.
  public func append(_ entries: [JournalEntry]) async throws {
    try await withCheckedThrowingContinuation { continuation in
      append(entries) { continuation.resume(with: $0) }
    }
  }
}

extension JournalStore {
  public func connections() -> DatabaseStats? { nil }
}
