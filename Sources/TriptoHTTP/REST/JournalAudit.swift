public import TriptoStore
import TriptoTable
import TriptoViews

/// A game told from its journal to whoever runs the server (EX32).
public struct JournalAudit: Sendable {
  private static let rowsAtOnce = 100

  private let store: any JournalStore

  public init(_ store: any JournalStore) { self.store = store }

  /// - Parameter line: Gets each row, played again, with what came of it.
  /// - Returns: How many rows there are.
  /// - Throws: `StoreError.unknownSession`, `RecoveryError.missingRow`, and what keeps a row from being played.
  public func tell(_ sessionID: String, _ line: ([UInt8]) -> Void) async throws -> Int {
    guard let record = try await store.session(id: sessionID) else {
      throw StoreError.unknownSession(sessionID)
    }
    var retelling = try Retelling(record, clips: ClipAddresses { $0 })
    var toldSeq: Int64 = 0
    while true {
      let rows = try await store.entries(
        sessionId: sessionID, after: toldSeq, through: .max, limit: Self.rowsAtOnce)
      guard let last = rows.last else { return Int(toldSeq) }
      for (row, expected) in zip(rows, (toldSeq + 1)...) {
        guard row.seq == expected else { throw RecoveryError.missingRow(seq: expected) }
        line(try retelling.audit(row))
      }
      toldSeq = last.seq
    }
  }
}
