import TriptoShow

/// How far away a phone is and how its clock goes (BR2–BR4, EX8). A value; all times in ms.
struct Line: Sendable {
  private var clock = RoundTrips()
  /// Of the last protocol pings, newest last.
  private var pings: [Double] = []
  private var kernel: MeasuredLine?
  private var openClockPings: [Int: Double] = [:]
  private var nextClockPing = 1
  /// The lowest there ever was on this socket.
  private var bestMs: Double?

  /// The id of a CLOCK_PING that leaves now (EX8).
  mutating func openClockPing(_ nowMs: Double) -> Int {
    let id = nextClockPing
    nextClockPing += 1
    openClockPings[id] = nowMs
    openClockPings[id - LinkTiming.keptRoundTrips] = nil
    return id
  }

  /// A CLOCK_PONG; one that answers no open ping is ignored.
  mutating func closeClockPing(_ id: Int, clientMonoMs: Double, nowMs: Double) {
    guard let sentMs = openClockPings.removeValue(forKey: id), clientMonoMs.isFinite else { return }
    clock.add(
      RoundTrips.Sample(sentMs: sentMs, receivedMs: nowMs, clientMonoMs: clientMonoMs))
    noteBest()
  }

  mutating func ponged(rttMs: Double) {
    pings.append(rttMs)
    if pings.count > LinkTiming.keptRoundTrips { pings.removeFirst() }
    noteBest()
  }

  mutating func measured(_ figures: MeasuredLine?) { kernel = figures ?? kernel }

  private mutating func noteBest() {
    guard let answeredMs else { return }
    bestMs = min(bestMs ?? answeredMs, answeredMs)
  }

  /// The lowest round trip of the last pings, as the phone answered them.
  var answeredMs: Double? { [pings.min(), clock.lowestMs].compactMap(\.self).min() }

  /// The round trip: never more than the kernel has measured (BR2).
  var rttMs: Double? { [answeredMs, kernel?.lowestMs].compactMap(\.self).min() }

  /// Server time minus the phone's clock; nil while unknown.
  func offsetMs(at nowMs: Double) -> Double? { clock.offsetMs(at: nowMs, rttMs: rttMs) }

  /// The same, for a stamp that arrives now; nil too when the stamp is so old that the phone's clock
  /// must have stood still (BR24).
  func offsetMs(for stampMs: Double, at nowMs: Double) -> Double? {
    offsetMs(at: nowMs).flatMap {
      stampMs + $0 < nowMs - LinkTiming.oldestStampMs ? nil : $0
    }
  }

  /// How far before half a round trip a stamp may lie, by the kernel's measured jitter (BR4); nil where
  /// the kernel has measured nothing.
  var allowanceMs: Double? {
    kernel.map { kernel in
      let rule = StampAllowance.self
      let wanted = rule.baseMs + rule.jitters * kernel.jitterMs
      let most = min(rule.mostMs, rule.beyondRTTMs + kernel.lowestMs)
      return max(rule.leastMs, min(wanted, most))
    }
  }

  /// How long after its press a brake may come and still count from its stamp (BR5).
  var reachMs: Double? {
    allowanceMs.flatMap { allowance in rttMs.map { $0 / 2 + allowance } }
  }

  /// Answers take much longer than they once did on this socket (EX11).
  var hasRTTJump: Bool {
    guard let bestMs, let answeredMs else { return false }
    return answeredMs > 3 * bestMs && answeredMs - bestMs > LinkTiming.leastJumpMs
  }
}
