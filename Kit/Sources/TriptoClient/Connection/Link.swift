import TriptoWire

/// The life of one connection's sockets: what happens comes in with its time, what to do goes out.
/// Times are ms of a monotonic clock (WS17, WS20, UI-P26, UI-P30).
struct Link: Sendable {
  /// What to do with the socket: let go of it, open a new one, ask whether it lives.
  enum Deed { case drop, open, probe }
  enum Stage { case shut, opening, open, probed, waiting }

  private(set) var status = ConnectionStatus()
  /// When `tick` has something to do; nil: never.
  private(set) var dueMs: Double?
  private(set) var stage = Stage.shut
  private var goodbyeMs: Double?
  private let chance: @Sendable () -> Double

  /// - Parameter chance: a number in 0 ..< 1.
  init(chance: @escaping @Sendable () -> Double) { self.chance = chance }

  mutating func start(at nowMs: Double) -> [Deed] {
    status = ConnectionStatus(stage: .connecting)
    goodbyeMs = nil
    return open(at: nowMs)
  }

  mutating func stop() -> [Deed] { shut(ConnectionStatus()) }

  /// The seat is ours (UI-A7).
  mutating func welcomed(at nowMs: Double) {
    goodbyeMs = nil
    status = ConnectionStatus(stage: .online)
    heard(at: nowMs)
  }

  /// Any frame proves that the socket lives.
  mutating func heard(at nowMs: Double) {
    guard stage != .shut, stage != .waiting else { return }
    enter(.open, until: nowMs + Pace.silence)
  }

  /// The server will be back in about `ms` (EX15).
  mutating func goodbye(ms: Double) { goodbyeMs = min(max(0, ms), Pace.longestGoodbye) }

  mutating func closed(code: Int, at nowMs: Double) -> [Deed] {
    if Self.isFinal(code) { return shut(ConnectionStatus(stage: .closed(code: code))) }
    // NB: who said too much keeps the seat, and comes back after the longest pause (SE21).
    let saidTooMuch = code == Int(CloseCode.policyViolation.rawValue)
    return retry(at: nowMs, least: saidTooMuch ? Pace.backOff.count : 1)
  }

  /// The socket gives no answer, or takes no question: replaced at once, at no cost.
  mutating func mute(at nowMs: Double) -> [Deed] {
    status.stage = .reconnecting
    return open(at: nowMs)
  }

  mutating func tick(at nowMs: Double) -> [Deed] {
    guard let dueMs, nowMs >= dueMs else { return [] }
    switch stage {
    case .open: return probe(until: nowMs + Pace.answer)
    case .probed: return mute(at: nowMs)
    case .opening: return retry(at: nowMs)
    case .waiting: return open(at: nowMs)
    case .shut: return []
    }
  }

  /// The session has ended, or the seat is refused for good (WS16, WS17).
  private static func isFinal(_ code: Int) -> Bool {
    code == Int(CloseCode.sessionEnded.rawValue) || (4000...4999).contains(code)
  }
}

extension Link {
  /// Somebody looks again, or the network has changed: what seems open must prove it, and waiting is over
  /// (WS20, UI-P26).
  mutating func woke(at nowMs: Double) -> [Deed] {
    // NB: counted anew, so that who asked for a try sees that there is one (UI-A10).
    status.attempts = 0
    switch stage {
    case .shut: return []
    case .waiting: return open(at: nowMs)
    case .open: return probe(until: nowMs + Pace.wokenAnswer)
    case .probed: return hurry(until: nowMs + Pace.wokenAnswer)
    case .opening: return hurry(until: nowMs + Pace.wokenOpening)
    }
  }

  private mutating func enter(_ stage: Stage, until dueMs: Double?) {
    self.stage = stage
    self.dueMs = dueMs
  }

  private mutating func open(at nowMs: Double) -> [Deed] {
    enter(.opening, until: nowMs + Pace.opening)
    return [.drop, .open]
  }

  private mutating func probe(until dueMs: Double) -> [Deed] {
    enter(.probed, until: dueMs)
    return [.probe]
  }

  private mutating func hurry(until dueMs: Double) -> [Deed] {
    self.dueMs = min(self.dueMs ?? dueMs, dueMs)
    return []
  }

  private mutating func shut(_ status: ConnectionStatus) -> [Deed] {
    enter(.shut, until: nil)
    self.status = status
    return [.drop]
  }

  /// Waits for the next attempt; the pause is the one before attempt `least`, or a longer one.
  private mutating func retry(at nowMs: Double, least: Int = 1) -> [Deed] {
    let attempts = status.attempts + 1
    let pause = Pace.backOff[min(max(attempts, least), Pace.backOff.count) - 1]
    let share = 1 - Pace.jitter + min(max(chance(), 0), 1) * Pace.jitter
    let jittered = max(Pace.backOff[0], pause * share)
    enter(.waiting, until: nowMs + (goodbyeMs ?? jittered))
    goodbyeMs = nil
    status = ConnectionStatus(stage: .reconnecting, attempts: attempts)
    return [.drop]
  }
}
