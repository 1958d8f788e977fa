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
