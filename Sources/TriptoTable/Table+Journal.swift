import TriptoWire

/// Nothing that follows from a command leaves before the journal has it.
extension Table {
  /// Everything decided so far goes into the journal.
  ///
  /// - Returns: The row to wait for; nil when all is durable already.
  public mutating func seal(at now: Instant) -> Int64? {
    begin(now)
    if ledger.hasUnwritten { write(ledger.nextBatch()) }
    return ledger.isDurable ? nil : ledger.seq
  }

  /// A row is durable.
  public mutating func journaled(_ seq: Int64, at now: Instant) {
    begin(now)
    for batch in ledger.committed(seq) { want(.depart(batch)) }
    want(.durable(seq: seq))
    keepSnapshot()
    if let lastRow, !isClosed, ledger.durableSeq >= lastRow { goAway() }
  }

  /// The journal cannot keep this game: nothing more is promised to anybody, until it can again.
  ///
  /// - Parameter loss: What becomes of the game.
  public mutating func journalFailed(_ error: any Error, _ loss: JournalLoss, at now: Instant) {
    begin(now)
    fail(error, loss)
  }

  private mutating func fail(_ error: any Error, _ loss: JournalLoss) {
    closeUnsaved()
    ledger.abandon()
    want(.unkept(error))
    guard !isClosed else { return }
    self.loss = loss
    shut(.tryAgainLater, Self.unsaved, .unsaved(error, isStranded: isStranded))
  }

  /// Sockets that were to close behind a row that is lost; their seats are still there when the game is back.
  private mutating func closeUnsaved() {
    let closings = ledger.pending.flatMap(\.closes).map {
      Action.Closing(socket: $0.socket, code: .tryAgainLater, reason: Self.unsaved)
    }
    if !closings.isEmpty { want(.close(closings)) }
  }

  private static let unsaved = "The game could not be saved"

  /// Sends what needs no journal, in order with what does.
  mutating func flush() {
    var batch = ledger.looseBatch()
    collect(into: &batch)
    guard !batch.isEmpty else { return }
    if ledger.hasUnwritten { return write(batch) }
    if ledger.mayLeave(batch) { want(.depart(batch)) }
  }

  mutating func collect(into batch: inout Batch) {
    batch.sends = takeUnsent()
    batch.pings = duePings
    duePings = []
  }

  mutating func write(_ batch: Batch) {
    do {
      want(.append(try ledger.write(batch)))
    } catch {
      fail(error, .forGood)
    }
  }
}
