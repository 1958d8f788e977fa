import NIOCore
import TriptoShow
import TriptoSocket
import TriptoWire

/// A viewer's open socket, as its session sees it. Lives inside the session's actor.
final class Link {
  let connection: WebSocketConnection
  let openedAtMs: Int
  var roundTrips = RoundTrips()
  private var pingsSent = 0
  private var lastPingMs = Int.min
  private var openClockPings: [Int: Int] = [:]
  private var nextClockPing = 1
  private(set) var lastHeardMs: Int
  var lastTimerSyncMs: Int
  /// What a TV has told of its sound (EX38).
  var tvAudio: TVAudio?

  init(_ connection: WebSocketConnection, nowMs: Int) {
    self.connection = connection
    openedAtMs = nowMs
    lastHeardMs = nowMs
    lastTimerSyncMs = nowMs
  }

  func heard(_ nowMs: Int) { lastHeardMs = nowMs }

  /// WS19: after WELCOME, +1 s, +2 s, then every 25 s, or every 5 s while clues are on.
  func isPingDue(_ nowMs: Int, inCluePhase: Bool) -> Bool {
    guard pingsSent >= LinkTiming.firstPingsAfterMs.count else {
      return nowMs - openedAtMs >= LinkTiming.firstPingsAfterMs[pingsSent]
    }
    let interval = inCluePhase ? LinkTiming.cluePingIntervalMs : LinkTiming.pingIntervalMs
    return nowMs - lastPingMs >= interval
  }

  /// Two pings 25 s apart unanswered and not a word in between (WS19).
  func isDead(_ nowMs: Int) -> Bool {
    nowMs - lastHeardMs > (LinkTiming.missedPings + 1) * LinkTiming.pingIntervalMs - 1_000
  }

  func pinged(_ nowMs: Int) {
    pingsSent += 1
    lastPingMs = nowMs
  }

  /// The id of a new CLOCK_PING (EX8).
  func openClockPing(_ nowMs: Int) -> Int {
    let id = nextClockPing
    nextClockPing += 1
    openClockPings[id] = nowMs
    if openClockPings.count > LinkTiming.keptRoundTrips {
      openClockPings = openClockPings.filter { $0.key > id - LinkTiming.keptRoundTrips }
    }
    return id
  }

  /// A CLOCK_PONG; one that answers no open ping is ignored.
  func closeClockPing(_ id: Int, clientMonoMs: Double, nowMs: Int) {
    guard let sentMs = openClockPings.removeValue(forKey: id) else { return }
    let rttMs = Double(nowMs - sentMs)
    let offsetMs = Double(sentMs) + rttMs / 2 - clientMonoMs
    roundTrips.add(RoundTrips.Sample(rttMs: rttMs, offsetMs: offsetMs))
  }
}
