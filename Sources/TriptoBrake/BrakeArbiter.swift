package import TriptoKernel
package import TriptoPlan

/// The arbitration: pure arithmetic on stamps.
package struct BrakeArbiter {
  package let timing: BrakeTiming
  package let mode: GameSettings.PlayMode
  /// When the current clue's snapshot was sent.
  package let clueSentMs: Milliseconds

  package init(
    timing: BrakeTiming, mode: GameSettings.PlayMode, clueSentMs: Milliseconds
  ) {
    self.timing = timing
    self.mode = mode
    self.clueSentMs = clueSentMs
  }

  /// The server time a press counts for (BR2–BR4).
  package func pressedMs(_ press: Press, arrivalMs: Milliseconds) -> Double {
    let arrival = Double(arrivalMs)
    let rtt = min(max(press.rttMs ?? 0, 0), Double(rttCapMs(press)))
    guard let stamp = stamp(of: press), stamp.isFinite else { return arrival - rtt / 2 }
    let flat = Double(timing.stampAllowanceMs)
    let reach = mode == .room ? rtt / 2 + (press.allowanceMs ?? flat) : rtt + flat
    return min(max(stamp, arrival - reach), arrival)
  }

  /// How long the first press waits for others (BR5).
  package func holdMs(_ press: Press) -> Milliseconds {
    guard mode == .remote else {
      let reach = Milliseconds((press.slowestReachMs ?? 0).rounded(.up))
      return max(timing.holdMs, min(timing.holdMaxMs ?? timing.holdMs, reach))
    }
    let rtt = min(max(press.slowestRTTMs ?? 0, 0), Double(timing.remoteHoldMaxMs))
    return min(timing.remoteHoldMaxMs, Milliseconds(rtt.rounded()) + timing.remoteHoldExtraMs)
  }

  /// Earliest first; presses within the tie window of the earliest are decided by the coin (BR6).
  package func decide(_ entries: [Hold.Entry], level: Int, coin: UInt64) -> BrakeDecision? {
    let order = entries.sorted { $0.pressedMs < $1.pressedMs }
    guard let earliest = order.first else { return nil }
    let tied = order.filter { $0.pressedMs - earliest.pressedMs <= Double(timing.tieMs) }
    let fair = tied.sorted { $0.seat.rawValue < $1.seat.rawValue }
    let winner = fair[Int(coin % UInt64(fair.count))].seat
    let places = order.map {
      BrakeDecision.Place(
        seat: $0.seat, marginMs: $0.pressedMs - earliest.pressedMs, hasRTTJump: $0.hasRTTJump)
    }
    return BrakeDecision(level: level, winner: winner, isTie: tied.count > 1, order: places)
  }

  private func rttCapMs(_ press: Press) -> Milliseconds {
    guard mode == .room else { return timing.remoteRTTCapMs }
    let measured = press.allowanceMs == nil ? nil : timing.measuredRTTCapMs
    return measured ?? timing.roomRTTCapMs
  }

  private func stamp(of press: Press) -> Double? {
    guard let pressed = press.pressMonoMs else { return nil }
    switch mode {
    case .room:
      return press.offsetMs.map { pressed + $0 }
    case .remote:
      return press.renderedMonoMs.map { Double(clueSentMs) + pressed - $0 }
    }
  }
}
