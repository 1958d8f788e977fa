/// How long a connection waits for what, in ms (WS20, UI-P26, UI-P30).
enum Pace {
  /// The pauses before the first attempts; the last one stands for all that follow.
  static let backOff: [Double] = [300, 1000, 2000, 4000, 8000]
  /// A pause is shortened by up to this share.
  static let jitter = 0.25
  /// A socket that has not said a word by then is given up.
  static let opening = 6000.0
  /// So much silence is asked about.
  static let silence = 5000.0
  /// An answer that has not come by then never comes: 12 s of silence in all.
  static let answer = 7000.0
  /// The same for who has just been woken.
  static let wokenAnswer = 1500.0
  static let wokenOpening = 3000.0
  /// A server says at most 3 s (EX15); whatever one says, a client comes back.
  static let longestGoodbye = 30_000.0
}
