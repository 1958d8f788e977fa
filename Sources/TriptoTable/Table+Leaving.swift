import TriptoGame
import TriptoPlan
import TriptoShow
import TriptoWire

/// How a game ends here: the server goes down, or it is over for good.
extension Table {
  /// Whether a clue is on that may finish before a shutdown (EX15).
  var isInClue: Bool { state.step == .clue && !state.isPaused }

  /// EX15: a running clue may finish, for at most 20 s; then goodbye.
  public mutating func drain(at now: Instant) {
    begin(now)
    guard drainUntilMs == nil, !isLeaving, !isClosed else { return }
    guard isInClue else { return leave(retryAfterMs: services.newRetryAfterMs()) }
    drainUntilMs = nowMs + LinkTiming.drainMs
  }

  /// Says goodbye, and closes with 1012 once everything decided is durable (EX15).
  ///
  /// - Parameter retryAfterMs: When clients come back.
  public mutating func leave(retryAfterMs: Int, at now: Instant) {
    begin(now)
    leave(retryAfterMs: retryAfterMs)
  }

  mutating func leave(retryAfterMs: Int) {
    guard !isClosed, !isLeaving else { return }
    isLeaving = true
    drainUntilMs = nil
    let goodbye = message(Goodbye(retryAfterMs: retryAfterMs))
    forEachStream { if $0.link != nil && $0.isExtended { $0.append(goodbye) } }
    flush()
    if ledger.hasUnwritten { write(ledger.nextBatch()) }
    guard !isClosed else { return }
    lastRow = ledger.seq
    if ledger.isDurable { goAway() }
  }

  mutating func goAway() {
    shut(.serviceRestart, "The server restarts, come back in a moment", .closed)
  }

  mutating func shut(_ code: CloseCode, _ reason: String, _ ending: Action.Ending) {
    isClosed = true
    stopLines()
    var closes: [Action.Closing] = []
    forEachStream { stream in
      if let socket = stream.link?.socket {
        closes.append(Action.Closing(socket: socket, code: code, reason: reason))
      }
      stream.detach()
    }
    want(.over(ending, closing: closes))
  }

  /// ST41: everybody is told, and the session is over for good.
  mutating func expire(_ batch: inout Batch) {
    for viewer in Array(streams.keys) {
      drop(viewer, code: .sessionEnded, reason: "The session has ended", &batch)
    }
    isClosed = true
    stopLines()
    want(.over(.expired, closing: []))
  }

  /// The viewer's socket closes behind what this batch says.
  mutating func drop(_ viewer: Viewer, code: CloseCode, reason: String, _ batch: inout Batch) {
    guard let socket = streams.removeValue(forKey: viewer)?.link?.socket else { return }
    batch.closes.append(Action.Closing(socket: socket, code: code, reason: reason))
  }
}
