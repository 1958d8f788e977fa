import NIOCore
import TriptoStore
import TriptoViews

/// A game on its way to somebody who asked for it: read, played again and told a few rows at a time, the
/// next ones when those before have left (SE30).
struct RetoldGame: Sendable {
  typealias Row = @Sendable (inout Retelling, JournalEntry) throws -> [UInt8]

  static let rowsAtOnce = 100

  private let sessionID: String
  /// The last row that is told.
  private let lastSeq: Int64
  private let store: any JournalStore
  private let desk: RetellingDesk
  private let place: RetellingDesk.Place
  private let row: Row
  private var retelling: Retelling
  /// Rows are numbered from 1 (DA26).
  private var toldSeq: Int64 = 0

  init(
    _ record: SessionRecord, through lastSeq: Int64, _ store: any JournalStore,
    _ desk: RetellingDesk, _ place: RetellingDesk.Place, clips: ClipAddresses, row: @escaping Row
  ) throws {
    sessionID = record.id
    self.lastSeq = lastSeq
    (self.store, self.desk, self.place, self.row) = (store, desk, place, row)
    retelling = try Retelling(record, clips: clips)
  }

  /// The next lines; nil behind the last ones.
  ///
  /// - Throws: `StoreError`, and whatever keeps a row from being played.
  mutating func next() async throws -> ByteBuffer? {
    guard toldSeq < lastSeq else { return nil }
    let rows = try await store.entries(
      sessionId: sessionID, after: toldSeq, through: lastSeq, limit: Self.rowsAtOnce)
    guard let last = rows.last else { return nil }
    let (before, row) = (retelling, row)
    let (after, lines) = try await desk.work {
      var (retelling, lines) = (before, ByteBuffer())
      for entry in rows { lines.writeBytes(try row(&retelling, entry)) }
      return (retelling, lines)
    }
    retelling = after
    toldSeq = last.seq
    // NB: before the last lines leave, so that whoever has them all may ask again at once.
    if isAtEnd { place.leave() }
    return lines
  }

  var isAtEnd: Bool { toldSeq >= lastSeq }
}
