import Logging
import NIOCore
import Tracing
import TriptoMetrics
import TriptoSocket
import TriptoStore
import TriptoTable
import TriptoTraces
import TriptoWire

extension Session {
  /// Does what the table wants.
  func carryOut(_ action: Action) {
    switch action {
    case .append(let row): append(row)
    case .depart(let batch): release(batch)
    case .durable(let seq): resume(through: seq)
    case .keep(let snapshot): keep(snapshot)
    case .unkept(let error): refuseWaiters(error)
    case .close(let closings): close(closings)
    case .over(let ending, let closings): end(ending, closings)
    case .started: services.gameStarted(id)
    case .played(let packID, let household): services.packPlayed(household, packID)
    case .finished(let journey, let household): services.journeyFinished(journey, household)
    case .packsInPlay(let packs): services.directory.set(packs, of: id)
    case .speak(let orders): speak(orders)
    case .speakSample(let order): speakSample(order)
    case .stopSpeaking: speaking.cancel()
    case .askVoiceHealth: askVoiceHealth()
    case .commandAccepted: countCommand()
    case .commandRefused: services.metrics.commandsRefused.increment()
    case .oddity(let oddity): services.log(oddity, of: id)
    }
  }

  private func countCommand() {
    services.metrics.commandsAccepted.increment()
    services.metrics.eventHappened(nowMs: Int64(now.ms))
  }

  private func append(_ row: JournalRow) {
    let startMs = now.ms
    let span = services.traces.start("journal commit", in: trace)
    span?.attributes["session.id"] = id
    services.store.append([JournalEntry(row, of: id)]) { [weak self] result in
      if case .failure = result { span?.setStatus(SpanStatus(code: .error)) }
      span?.end()
      self?.post { session in
        session.spanning(span) { $0.stored(row.seq, result, sinceMs: startMs) }
      }
    }
  }

  private func stored(_ seq: Int64, _ result: Result<Void, any Error>, sinceMs: Int) {
    switch result {
    case .success:
      services.metrics.journalCommit.record(seconds: Double(now.ms - sinceMs) / 1_000)
      input { $0.journaled(seq, at: $1) }
    case .failure(let error):
      input { $0.journalFailed(error, services.loss(by: error), at: $1) }
    }
  }

  /// Runs `work`; the spans that it starts are children of `span`.
  func spanning(_ span: (any Span)?, _ work: (isolated Session) -> Void) {
    let outer = trace
    trace = span?.context
    work(self)
    trace = outer
  }

  private func release(_ batch: Batch) {
    let span = services.traces.start("answers out", in: trace)
    span?.attributes["session.id"] = id
    defer { span?.end() }
    let told = batch.sends.reduce(0) { $0 + $1.parts.reduce(0) { $0 + $1.count } }
    services.metrics.messagesOut.increment(by: told)
    for case let pressedAtMs? in batch.sends.lazy.map(\.pressedAtMs) {
      services.metrics.brakeLatency.record(seconds: Double(now.ms - pressedAtMs) / 1_000)
    }
    depart(outbound.add(Wave.waves(of: batch, to: sockets)))
  }

  /// NB: behind the sends of the same row, so that nobody knows of a seat before its TV does.
  private func resume(through seq: Int64) {
    let rows = waiters.keys.filter { $0 <= seq }
    guard !rows.isEmpty else { return }
    var wave = Wave()
    for row in rows { wave.waiters += waiters.removeValue(forKey: row) ?? [] }
    depart(outbound.add([wave]))
  }

  private func depart(_ waves: [Wave]) {
    for wave in waves {
      wave.leave(from: loop) { self.post { $0.depart($0.outbound.left()) } }
      if wave.isLast { sayFarewell() }
    }
  }

  private func refuseWaiters(_ error: any Error) {
    let failed = waiters.values.joined()
    waiters = [:]
    for waiter in failed { waiter.resume(throwing: error) }
  }

  private func close(_ closings: [Action.Closing]) {
    for closing in closings {
      sockets[closing.socket]?.close(code: closing.code.rawValue, reason: closing.reason)
    }
  }
}

extension Session {
  private func end(_ ending: Action.Ending, _ closings: [Action.Closing]) {
    switch ending {
    case .expired: services.sessionExpired(id)
    case .closed: services.sessionClosed(id)
    case .unsaved(let error, let isStranded):
      complain(error, isStranded: isStranded)
      if !isStranded { services.sessionClosed(id) }
      for wave in outbound.rest() { wave.leave(from: loop) {} }
    }
    var last = Wave()
    last.closes = closings.compactMap { closing in
      sockets[closing.socket].map { ($0, closing.code.rawValue, closing.reason) }
    }
    last.isLast = true
    depart(outbound.add([last]))
  }

  private func complain(_ error: any Error, isStranded: Bool) {
    if case StoreError.fenced = error, services.membership != nil {
      services.logger.notice("a game is another node's now", metadata: ["session": "\(id)"])
      return
    }
    let isNews = !isStranded || services.registry.strand(id: id)
    services.logger.log(
      level: isNews ? .critical : .debug,
      isStranded
        ? "a game cannot be saved and waits until it can: is the disk full?"
        : "a game cannot be saved and is closed",
      metadata: ["session": "\(id)", "error": "\(error)"])
  }
}

extension SessionServices {
  fileprivate func loss(by error: any Error) -> JournalLoss {
    switch error {
    case StoreError.writeFailed: .untilItCan
    case StoreError.fenced where membership != nil: .toAnotherNode
    default: .forGood
    }
  }
}
