/// Numbers of the transport that the show promises (PA20, PA22, WS19, BR2), in ms.
public enum LinkTiming {
  public static let helloWindowMs = 2_000
  public static let pingIntervalMs = 25_000
  public static let cluePingIntervalMs = 5_000
  public static let firstPingsAfterMs = [0, 1_000, 2_000]
  public static let missedPings = 2
  /// Two ticks of the house further apart than this: the computer slept in between (ID19).
  public static let sleepMs = 5_000
  public static let timerSyncIntervalMs = 10_000
  /// EX15: how long a running clue may go on after SIGTERM.
  public static let drainMs = 20_000
  public static let keptRoundTrips = 12
  /// How fast a phone's clock may drift from the server's, ms per ms.
  public static let clockDrift = 50e-6
  /// Samples of one clock agree within this.
  public static let clockSlackMs = 2.0
  /// BR24: how old a stamp may be, in ms
  public static let oldestStampMs = 1_000.0
  /// EX11: less is no jump, however short the way was.
  public static let leastJumpMs = 20.0
}

/// How far before half a round trip a stamp may lie on a line that the kernel measures (BR4, PA21): a
/// base and so many times the jitter, within limits; ms.
public enum StampAllowance {
  public static let baseMs = 3.0
  public static let jitters = 3.0
  public static let leastMs = 6.0
  public static let mostMs = 80.0
  /// A short line's allowance is at most its round trip and this.
  public static let beyondRTTMs = 2.0
}
