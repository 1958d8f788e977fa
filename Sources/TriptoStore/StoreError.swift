import GRDB

/// Everything a ``JournalStore`` can refuse or fail at.
public enum StoreError: Error, Sendable, Equatable {
  /// The database could not be opened or migrated: the disk is full, the file is locked or not ours.
  case cannotOpen(path: String, reason: String)
  /// The file is no database, or so damaged that a start is not possible with it (DA27).
  case damaged(path: String, reason: String)
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

extension StoreError: CustomStringConvertible {
  /// What stops a start is told to whoever starts the server; the rest goes to the log.
  public var description: String {
    switch self {
    case .unknownSession(let id): "no session \(id)"
    case .duplicateSession(let id): "session \(id) is there already"
    case .joinCodeTaken: "the join code is taken"
    case .fenced(let id, let seq, let head): "row \(seq) of \(id) was written by another: \(head)"
    case .gap(let id, let seq, let head): "row \(seq) of \(id) does not follow \(head)"
    case .writeFailed(let reason): "not written: \(reason)"
    case .readFailed(let reason): "not read: \(reason)"
    case .closed: "the store is closed"
    case .damaged(let path, let reason): "The database \(path) is damaged: \(reason)."
    case .cannotOpen(let path, let reason):
      "The database \(path) cannot be opened: \(reason). Is there room on the disk, may this user read "
        + "and write the file and its folder, and does no other program hold it?"
    }
  }

  /// Why a database did not open.
  init(opening path: String, _ error: any Error) {
    let reason = String(describing: error)
    switch (error as? DatabaseError)?.resultCode {
    case .SQLITE_CORRUPT?, .SQLITE_NOTADB?: self = .damaged(path: path, reason: reason)
    default: self = .cannotOpen(path: path, reason: reason)
    }
  }
}
