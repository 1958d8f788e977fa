/// Tells the neighbours of a game (UI-X2). A failure costs nothing: the code can always be typed.
public protocol Announcer: Sendable {
  /// Takes the place of what was announced before.
  func announce(_ game: NearbyGame) async
  func fallSilent() async
}

/// Looks for games and servers in the local network (UI-X2).
public protocol Browser: Sendable {
  /// All that is there now, again at each change, until the task is cancelled. It ends by itself where looking is not
  /// allowed.
  func services() -> AsyncStream<[NearbyService]>
}
