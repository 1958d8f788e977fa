public import TriptoGame
import TriptoKernel

/// A game as it was behind one row of its journal, so that a restart need not play the rows before again.
/// The journal stays the truth: a snapshot that does not fit is left out (DA34).
public struct GameSnapshot: Sendable {
  /// Of the last row that is in it.
  public let seq: Int64
  public let state: GameState
  let accepted: AcceptedCommands

  package init(seq: Int64, state: GameState, accepted: AcceptedCommands) {
    self.seq = seq
    self.state = state
    self.accepted = accepted
  }

  /// Of the stored form. It grows when its keys or their types change (DA35).
  public static let shape = 1

  /// The rows behind it.
  ///
  /// - Parameter rows: From the snapshot's own on.
  /// - Throws: `notInJournal` unless the first one is that, in the journal of this game.
  func rest(
    of rows: [JournalRow], in game: GameRecord
  ) throws(SnapshotError) -> ArraySlice<JournalRow> {
    try requireMade(behind: rows.first, in: game)
    return rows.dropFirst()
  }

  /// - Throws: `notInJournal` when it was made behind another row, or in another journal.
  public func requireMade(behind row: JournalRow?, in game: GameRecord) throws(SnapshotError) {
    guard let row, row.seq == seq, row.atMs == state.lastCommandMs,
      state.id.rawValue == game.id, state.joinCode == game.joinCode
    else {
      throw .notInJournal(seq: seq)
    }
  }
}

/// Why a snapshot is left out and the whole journal is played.
public enum SnapshotError: Error, Sendable, Equatable {
  case otherRules(Int)
  case otherShape(Int)
  /// - Parameter place: The keys that lead to what is wrong.
  case unreadable(at: String)
  /// The journal has no such row, or another one.
  case notInJournal(seq: Int64)
}
