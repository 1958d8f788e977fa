/// A store from which games that are over can be taken (DA28).
public protocol PrunableStore: JournalStore {
  /// Sessions whose journal may go, in no order.
  ///
  /// - Parameters:
  ///   - endedMs: Ended ones whose last row is older.
  ///   - abandonedMs: Any whose last row is older: a game that could not be restored, or that no server has
  ///     ended.
  func sessions(endedBefore endedMs: Int64, abandonedBefore abandonedMs: Int64) async throws
    -> [String]

  /// Of these, sessions that ``redact(_:settings:_:)`` has not gone through yet.
  func unredacted(endedBefore endedMs: Int64, abandonedBefore abandonedMs: Int64) async throws
    -> [String]

  /// Counts what ``delete(_:)`` would take.
  func count(_ sessionId: String) async throws -> Pruned

  /// Deletes a session with its journal.
  func delete(_ sessionId: String) async throws -> Pruned

  /// Writes an ended session anew without what names people.
  ///
  /// - Parameters:
  ///   - settings: The session's settings without it; nil when they hold nothing of the kind.
  ///   - redacted: The same of a row's body. A row that it throws for stays, and so does the mark that the
  ///     session is not done.
  /// - Throws: The first of these errors, after the other rows.
  func redact(
    _ sessionId: String, settings: @Sendable ([UInt8]) throws -> [UInt8]?,
    _ redacted: @Sendable (JournalEntry) throws -> [UInt8]?
  ) async throws

  /// Gives room that nothing uses back to the disk, a little at a time.
  func giveBack() async throws

  /// Makes sure that what was deleted lies nowhere beside the database either.
  func forget() async

  /// Makes the database as small as it can be. Commits may wait.
  func vacuum() async throws

  /// The room that the database takes on the disk.
  func bytes() async throws -> Int
}
