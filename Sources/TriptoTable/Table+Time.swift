import TriptoGame
import TriptoShow
import TriptoViews
import TriptoWire

/// What falls due by itself.
extension Table {
  /// When `fire` is to be called, Unix epoch ms; nil while nothing is due.
  public var nextDeadlineMs: Int? {
    isClosed ? nil : [state.nextDeadline?.atMs, drainUntilMs].compactMap(\.self).min()
  }

  /// Applies every timer that is due. Timers of the house stand still while the computer sleeps,
  /// deadlines do not (ID19).
  public mutating func fire(at now: Instant) {
    begin(now)
    fireDue()
  }

  private mutating func fireDue() {
    while !isClosed, let (key, dueMs) = state.nextDeadline, dueMs <= nowMs {
      do throws(Refusal) {
        try perform(.fire(key), by: .system)
      } catch {
        want(.oddity(.refusedTimer(key)))
        break
      }
    }
    if let drainUntilMs, drainUntilMs <= nowMs { leave(retryAfterMs: services.newRetryAfterMs()) }
  }

  /// Deadlines, pings, clock pings and timer syncs that are due (ID19, WS19, EX7, EX8). To be called
  /// once a second: whoever calls more than 5 s later has slept.
  public mutating func tick(at now: Instant) {
    begin(now)
    guard !isClosed else { return }
    fireDue()
    let hasSlept = nowMs - tickedMs > LinkTiming.sleepMs
    tickedMs = nowMs
    // NB: nobody could be heard meanwhile.
    if hasSlept { forEachStream { $0.link?.heartbeat.heard(now.ms) } }
    for viewer in Array(streams.keys) { tick(viewer, inClues: state.level != nil) }
    forgetGone()
    flush()
  }

  mutating func tick(_ viewer: Viewer, inClues: Bool) {
    guard let link = streams[viewer]?.link, let recipient = streams[viewer]?.recipient else {
      return
    }
    let nowMs = nowMs
    guard !link.heartbeat.isDead(nowMs) else { return bury(viewer, link.socket) }
    if link.heartbeat.isPingDue(nowMs, inCluePhase: inClues) {
      streams[viewer]?.link?.heartbeat.pinged(nowMs)
      duePings.append(link.socket)
      if recipient.capabilities.contains(.clock) { clockPing(viewer) }
    }
    if recipient.capabilities.contains(.timers),
      nowMs - link.lastTimerSyncMs >= LinkTiming.timerSyncIntervalMs
    {
      streams[viewer]?.link?.lastTimerSyncMs = nowMs
      let sync = Messages(state, atMs: nowMs).message(.timerSync, for: recipient)
      if let sync { tell(viewer, sync) }
    }
  }

  private mutating func bury(_ viewer: Viewer, _ socket: SocketID) {
    turnAway(socket, .goingAway, "No answer to pings")
    lose(viewer, on: socket)
  }

  private mutating func clockPing(_ viewer: Viewer) {
    let now = now
    guard let id = streams[viewer]?.link?.line.openClockPing(now.preciseMs),
      let line = streams[viewer]?.link?.line
    else { return }
    tell(
      viewer,
      ClockPing(
        pingId: id, sentAtServerMs: nowMs, rttMs: line.answeredMs,
        offsetMs: line.offsetMs(at: now.preciseMs)))
  }
}
