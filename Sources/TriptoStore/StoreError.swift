/// Everything a ``JournalStore`` can refuse or fail at.
public enum StoreError: Error, Sendable, Equatable {
  /// The database could not be opened or migrated.
  case cannotOpen(path: String, reason: String)
  /// No session has this id.
  case unknownSession(String)
  /// A session with this id is already there.
  case duplicateSession(String)
  /// A session that has not ended uses this join code (ID4).
  case joinCodeTaken(String)
  /// Somebody else has already written this entry: the writer no longer owns the game.
  case fenced(sessionId: String, seq: Int64, head: Int64)
  /// An earlier entry is missing, as after a failed append that was not repeated.
  case gap(sessionId: String, seq: Int64, head: Int64)
  /// The disk or the database refused; nothing of the append was kept.
  case writeFailed(reason: String)
  /// The database could not be read.
  case readFailed(reason: String)
  /// The store was closed before the append was committed.
  case closed
}
