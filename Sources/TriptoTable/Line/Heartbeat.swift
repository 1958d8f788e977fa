import TriptoShow

/// When a socket is pinged, and when it counts as dead (WS19). A value; server time in ms.
struct Heartbeat: Sendable {
  private let openedAtMs: Int
  private var pingsSent = 0
  private var lastPingMs = Int.min
  private var lastHeardMs: Int

  init(nowMs: Int) {
    openedAtMs = nowMs
    lastHeardMs = nowMs
  }

  mutating func heard(_ nowMs: Int) { lastHeardMs = nowMs }

  mutating func pinged(_ nowMs: Int) {
    pingsSent += 1
    lastPingMs = nowMs
  }

  /// After WELCOME, +1 s, +2 s, then every 25 s, or every 5 s while clues are on.
  func isPingDue(_ nowMs: Int, inCluePhase: Bool) -> Bool {
    guard pingsSent >= LinkTiming.firstPingsAfterMs.count else {
      return nowMs - openedAtMs >= LinkTiming.firstPingsAfterMs[pingsSent]
    }
    let interval = inCluePhase ? LinkTiming.cluePingIntervalMs : LinkTiming.pingIntervalMs
    return nowMs - lastPingMs >= interval
  }

  /// Two pings 25 s apart unanswered and not a word in between.
  func isDead(_ nowMs: Int) -> Bool {
    nowMs - lastHeardMs > (LinkTiming.missedPings + 1) * LinkTiming.pingIntervalMs - 1_000
  }
}
