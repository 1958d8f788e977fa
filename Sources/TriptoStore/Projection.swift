/// A table that people ask, made from the journal (DA2–DA9). `standings` adds who won: points follow from
/// rules that no query knows.
public enum ProjectedTable: String, Sendable, CaseIterable {
  // NB: in this order, a row refers to earlier ones only.
  case players, destinations, clues
  case followupQuestions = "followup_questions"
  case rounds
  case destinationAnswers = "destination_answers"
  case followupAnswers = "followup_answers"
  case audioClips = "audio_clips"
  case standings

  public enum Kind: Sendable { case text, int, double, bool, time, json }

  public struct Column: Sendable {
    public let name: String
    public let kind: Kind

    init(_ name: String, _ kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }
}

/// A value of a projected row.
public enum ProjectedValue: Sendable, Equatable {
  case null
  case text(String)
  case int(Int)
  case double(Double)
  case bool(Bool)
  /// Unix epoch milliseconds (ID19).
  case time(Int)
  /// UTF-8.
  case json([UInt8])
}

/// A row as it is now; it takes the place of the one with the same id.
public struct ProjectedRow: Sendable, Equatable {
  public let table: ProjectedTable
  /// Begins with the session's own, so that it is nobody else's.
  public let id: String
  /// For ``ProjectedTable/columns``, in order.
  public let values: [ProjectedValue]

  public init(_ table: ProjectedTable, id: String, _ values: [ProjectedValue]) {
    self.table = table
    self.id = id
    self.values = values
  }
}

/// Makes the rows of one game from its journal: a fold, so the same journal gives the same rows.
public protocol GameProjection: Sendable {
  /// The rows that an entry makes or changes.
  ///
  /// - Throws: What keeps the entry from being played; then the game has no further rows.
  mutating func rows(of entry: JournalEntry) throws -> [ProjectedRow]

  /// What it knows beside the game, for one that begins from a snapshot of before or of now.
  func memory() throws -> [UInt8]
}

/// A projection begins behind the rows that a snapshot has in it (DA34).
public struct ProjectionStart: Sendable {
  public let snapshot: SnapshotRecord
  /// Of the projection that was there when the snapshot was kept, or a little later.
  public let memory: [UInt8]
  /// The row that the snapshot was made behind.
  public let row: JournalEntry

  public init(snapshot: SnapshotRecord, memory: [UInt8], row: JournalEntry) {
    self.snapshot = snapshot
    self.memory = memory
    self.row = row
  }
}

/// Begins the projection of a session, from its first row on where there is no other start.
///
/// It throws for a start that does not fit.
public typealias Projecting =
  @Sendable (SessionRecord, ProjectionStart?) throws -> any GameProjection
