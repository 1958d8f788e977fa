/// How a client stands with its server (UI-A7, UI-A14).
public struct ConnectionStatus: Equatable, Sendable {
  public enum Stage: Equatable, Sendable {
    /// Nothing is wanted.
    case idle
    /// The first WELCOME is awaited.
    case connecting
    /// WELCOME has come.
    case online
    /// It was lost, and is tried again and again.
    case reconnecting
    /// A final close: nothing is tried any more (WS17).
    case closed(code: Int)
  }

  public var stage: Stage
  /// Attempts that failed since the last WELCOME or waking.
  public var attempts: Int
  /// What the server says cannot be read, not even a fresh snapshot: it is newer than this app.
  public var isOutdated: Bool

  public init(stage: Stage = .idle, attempts: Int = 0, isOutdated: Bool = false) {
    self.stage = stage
    self.attempts = attempts
    self.isOutdated = isOutdated
  }

  /// So many attempts have failed that people are told; the tries go on (WS20, UI-H38).
  public var isLost: Bool { stage == .reconnecting && attempts >= 10 }
}
