import TriptoGame

/// When a game is kept as it is, so that a restart has few rows to play (DA34).
struct SnapshotPlan {
  /// Rows from one snapshot to the next.
  static let rowsBetween: Int64 = 200

  /// Of the last one that was wanted, or that the game came back from.
  private var seq: Int64
  /// A journey was over since.
  var isDueSoon = false

  init(after seq: Int64) { self.seq = seq }

  /// - Parameter row: The last one of the journal.
  /// - Returns: Whether the game is to be kept as it is behind that row.
  mutating func takes(_ row: Int64) -> Bool {
    guard row > seq, isDueSoon || row - seq >= Self.rowsBetween else { return false }
    (seq, isDueSoon) = (row, false)
    return true
  }
}

extension Table {
  /// NB: the state is that of the last row only while nothing waits for the journal.
  mutating func keepSnapshot() {
    guard ledger.isDurable, !isClosed, snapshots.takes(ledger.durableSeq) else { return }
    want(.keep(GameSnapshot(seq: ledger.durableSeq, state: state, accepted: accepted)))
  }
}
