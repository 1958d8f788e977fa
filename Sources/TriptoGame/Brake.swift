public import TriptoKernel

/// One press of the brake as the server received it (BR1–BR5). Times in ms.
public struct Press: Sendable, Equatable, Codable {
  /// The client's monotonic clock at touch-down; nil from v1 clients.
  public var pressMonoMs: Double?
  /// The client's monotonic clock when it drew the clue (remote mode).
  public var renderedMonoMs: Double?
  /// Server time = client monotonic time + offset; nil while unknown.
  public var offsetMs: Double?
  /// The connection's lowest round trip, as the server measured it; nil while unknown.
  public var rttMs: Double?
  /// How far before `arrival − RTT/2` the stamp may lie, by the line's measured jitter; nil where the
  /// kernel measures no line, and in journals of older builds: the flat allowance and the low cap
  /// count then (BR2, BR4).
  public var allowanceMs: Double?
  /// The largest round trip among those who may still press (BR5, remote mode).
  public var slowestRTTMs: Double?
  /// The longest way of a press that still counts from its stamp, among the others who may still press
  /// (BR5, room mode).
  public var slowestReachMs: Double?
  /// EX11; nil stands for false.
  public var hasRTTJump: Bool?
  /// BR7 and EX10 apply.
  public var isExtended: Bool

  public init(
    pressMonoMs: Double? = nil, renderedMonoMs: Double? = nil, offsetMs: Double? = nil,
    rttMs: Double? = nil, allowanceMs: Double? = nil, slowestRTTMs: Double? = nil,
    slowestReachMs: Double? = nil, hasRTTJump: Bool? = nil, isExtended: Bool = false
  ) {
    self.pressMonoMs = pressMonoMs
    self.renderedMonoMs = renderedMonoMs
    self.offsetMs = offsetMs
    self.rttMs = rttMs
    self.allowanceMs = allowanceMs
    self.slowestRTTMs = slowestRTTMs
    self.slowestReachMs = slowestReachMs
    self.hasRTTJump = hasRTTJump
    self.isExtended = isExtended
  }
}

/// The short wait in which presses are compared.
struct Hold: Sendable, Equatable {
  struct Entry: Sendable, Equatable {
    let seat: PlayerID
    /// When the seat pressed, in server time.
    var pressedMs: Double
    /// EX11: the line's round trip had jumped
    let hasRTTJump: Bool
    let isExtended: Bool
  }

  struct EarlyAnswer: Sendable, Equatable {
    let seat: PlayerID
    let text: Secret<String>
    let verdict: Secret<Verdict>
  }

  var endMs: Milliseconds
  var entries: [Entry]
  /// Answers sent before the decision (BR10).
  var earlyAnswers: [EarlyAnswer] = []
  /// Notes of those who have pressed (EVE39).
  var notes: [EarlyAnswer] = []
}

/// Who won a hold and by how much (EX11, BR8).
public struct BrakeDecision: Sendable, Equatable {
  public struct Place: Sendable, Equatable {
    public let seat: PlayerID
    /// After the earliest press; 0 for the earliest.
    public let marginMs: Double
    /// Its answers take more than three times as long as they did once (EX11).
    public let hasRTTJump: Bool
  }

  public let level: Int
  public let winner: PlayerID
  public let isTie: Bool
  public let order: [Place]
}

/// The arbitration: pure arithmetic on stamps.
struct BrakeArbiter {
  let timing: BrakeTiming
  let mode: GameSettings.PlayMode
  /// When the current clue's snapshot was sent.
  let clueSentMs: Milliseconds

  /// The server time a press counts for (BR2–BR4).
  func pressedMs(_ press: Press, arrivalMs: Milliseconds) -> Double {
    let arrival = Double(arrivalMs)
    let rtt = min(max(press.rttMs ?? 0, 0), Double(rttCapMs(press)))
    guard let stamp = stamp(of: press), stamp.isFinite else { return arrival - rtt / 2 }
    let flat = Double(timing.stampAllowanceMs)
    let reach = mode == .room ? rtt / 2 + (press.allowanceMs ?? flat) : rtt + flat
    return min(max(stamp, arrival - reach), arrival)
  }

  /// How long the first press waits for others (BR5).
  func holdMs(_ press: Press) -> Milliseconds {
    guard mode == .remote else {
      let reach = Milliseconds((press.slowestReachMs ?? 0).rounded(.up))
      return max(timing.holdMs, min(timing.holdMaxMs ?? timing.holdMs, reach))
    }
    let rtt = min(max(press.slowestRTTMs ?? 0, 0), Double(timing.remoteHoldMaxMs))
    return min(timing.remoteHoldMaxMs, Milliseconds(rtt.rounded()) + timing.remoteHoldExtraMs)
  }

  /// Earliest first; presses within the tie window of the earliest are decided by the coin (BR6).
  func decide(_ entries: [Hold.Entry], level: Int, coin: UInt64) -> BrakeDecision? {
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

/// The coin of BR6: the same game, round and level always fall the same way.
enum Coin {
  /// A hash of the parts, then one SplitMix64 step to spread the bits.
  /// Later journeys of a night have coins of their own (EVE9).
  static func toss(_ game: SessionID, journey: Int = 1, round: Int, level: Int) -> UInt64 {
    let seed = journey == 1 ? "\(game)" : "\(game)#\(journey)|brake"
    return SplitMix64.mixed(StableHash.of("\(seed)|\(round)|\(level)"))
  }
}
