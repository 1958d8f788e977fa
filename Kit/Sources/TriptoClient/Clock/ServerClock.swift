public import TriptoKernel

/// The server's clock, estimated: one value of server time − monotonic time, approached by slewing (ID20, EX8). It
/// never runs backwards, unless the server's own clock was set. Times are ms.
///
/// NB: the monotonic clock must go on while the device sleeps; when it does not, the next message mends that.
public struct ServerClock: Equatable, Sendable {
  /// A gap above this is no measuring error: the device slept, or the server's clock was set.
  static let leapMs = 1500.0
  /// Ms of correction per ms: 100 ms are made up for in one second.
  static let slew = 0.1
  /// A measurement older than this gives way to a worse one: clocks drift.
  static let staleMs = 120_000.0
  /// Stamps are whole ms.
  static let roundingMs = 2.0

  private struct Measurement: Equatable {
    var rttMs: Double
    var atMs: Double
  }

  private var shown: Double?
  private var target = 0.0
  private var slewedAtMs = 0.0
  private var best: Measurement?

  public init() {}

  /// Any envelope's `serverTimeMs`: never later than the true time, as it took a while to come.
  public mutating func sample(_ serverTimeMs: Milliseconds, at monoMs: Double) {
    let seen = Double(serverTimeMs) - monoMs
    guard shown != nil else { return leap(to: seen, at: monoMs) }
    slewed(to: monoMs)
    let ahead = seen - offset(at: monoMs)
    if ahead > Self.leapMs { return leap(to: seen, at: monoMs) }
    target = best == nil ? target * 0.85 + seen * 0.15 : max(target, seen)
  }

  /// `CLOCK_PING`: server time = monotonic time + `offsetMs`, measured with a round trip of `rttMs`.
  public mutating func ping(
    _ serverTimeMs: Milliseconds, offsetMs: Double?, rttMs: Double?, at monoMs: Double
  ) {
    guard let offsetMs, offsetMs.isFinite else { return }
    let rttMs = rttMs ?? 0
    // NB: a measurement from before a sleep says that this message has come before it was sent.
    guard offsetMs >= Double(serverTimeMs) - monoMs - rttMs / 2 - Self.roundingMs else { return }
    if let best, rttMs > best.rttMs, monoMs - best.atMs < Self.staleMs { return }
    let isFirst = best == nil
    best = Measurement(rttMs: rttMs, atMs: monoMs)
    slewed(to: monoMs)
    let ahead = offsetMs - (shown ?? target)
    if abs(ahead) > Self.leapMs || (isFirst && ahead > 0) {
      jump(to: offsetMs, at: monoMs)
    } else {
      target = offsetMs
    }
  }

  /// Epoch ms on the server's clock; nil before its first word.
  public func now(at monoMs: Double) -> Double? {
    shown == nil ? nil : monoMs + offset(at: monoMs)
  }

  private mutating func leap(to offset: Double, at monoMs: Double) {
    best = nil
    jump(to: offset, at: monoMs)
  }

  private mutating func jump(to offset: Double, at monoMs: Double) {
    (shown, target, slewedAtMs) = (offset, offset, monoMs)
  }

  private mutating func slewed(to monoMs: Double) {
    if shown != nil { shown = offset(at: monoMs) }
    slewedAtMs = monoMs
  }

  private func offset(at monoMs: Double) -> Double {
    guard let shown else { return target }
    let most = max(0, monoMs - slewedAtMs) * Self.slew
    return shown + max(-most, min(most, target - shown))
  }
}
