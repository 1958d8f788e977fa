/// What has been decided and is not durable yet, and what waits for it. A value.
struct Ledger {
  /// Of the last row.
  private(set) var seq: Int64
  /// The last row that the journal has for certain.
  private(set) var durableSeq: Int64
  /// Decided, but nobody has been told anything that follows from it.
  private var unwritten: [JournaledCommand] = []
  private(set) var pending: [Batch] = []

  init(lastSeq: Int64) {
    (seq, durableSeq) = (lastSeq, lastSeq)
  }

  var isDurable: Bool { unwritten.isEmpty && seq <= durableSeq }
  var hasUnwritten: Bool { !unwritten.isEmpty }

  mutating func note(_ command: JournaledCommand) { unwritten.append(command) }

  /// What leaves with the next row.
  func nextBatch() -> Batch { Batch(seq: seq + 1) }

  /// What needs no row, in order with what does.
  func looseBatch() -> Batch { Batch(seq: hasUnwritten ? seq + 1 : seq) }

  /// Makes one row of all commands that are not written yet; the batch waits for it. A command that
  /// told nobody anything, like a press within a hold, waits for the next one that does.
  mutating func write(_ batch: Batch) throws -> JournalRow {
    let lines = unwritten
    unwritten = []
    seq = batch.seq
    pending.append(batch)
    return try JournalRow(lines, seq: seq)
  }

  /// - Returns: Whether it may leave at once; else it has its place in the queue.
  mutating func mayLeave(_ batch: Batch) -> Bool {
    if pending.isEmpty { return true }
    pending.append(batch)
    return false
  }

  /// - Returns: What may leave now, in order.
  mutating func committed(_ row: Int64) -> [Batch] {
    durableSeq = max(durableSeq, row)
    let leaving = pending.prefix { $0.seq <= durableSeq }
    pending.removeFirst(leaving.count)
    return Array(leaving)
  }

  /// Nothing of it will ever be durable.
  mutating func abandon() { pending = [] }
}
