/// What tells one screen from another (WS25).
public enum Screen: Equatable, Sendable {
  case device(String)
  /// Of a client that does not say who it is: apps of protocol 1.
  case address(String)

  public init(device: String?, address: String) {
    self = device.map(Screen.device) ?? .address(address)
  }
}

/// Which screen is the TV of a game, as long as this process has known it (EX37).
struct TVPlace: Sendable {
  private var screen: Screen?
  /// When another device last took the place, Unix epoch ms; nil when none has.
  private(set) var replacedAtMs: Int?

  /// A reload, or a way back after a lost link, is the same screen.
  ///
  /// - Returns: whether another screen has taken the place.
  mutating func take(_ newcomer: Screen, atMs nowMs: Int) -> Bool {
    let isOther = screen.map { $0 != newcomer } ?? false
    if isOther { replacedAtMs = nowMs }
    screen = newcomer
    return isOther
  }
}
