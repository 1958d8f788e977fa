/// Tells the neighbours of a game (UI-X2). A failure costs nothing: the code can always be typed.
public protocol Announcer: Sendable {
  /// Takes the place of what was announced before.
  func announce(_ game: NearbyGame) async
  func fallSilent() async
}

/// What a look into the local network shows.
public enum NearbySight: Equatable, Sendable {
  /// All that is there now.
  case services([NearbyService])
  /// The person does not let the app look. Services that follow take it back.
  case refused
}

/// Looks for games and servers in the local network (UI-X2).
public protocol Browser: Sendable {
  /// All that is there now, again at each change, until the task is cancelled. It may end by itself where the device
  /// cannot look.
  func services() -> AsyncStream<[NearbyService]>

  /// The same, with the person's refusal, for who tells of it.
  func sights() -> AsyncStream<NearbySight>
}

extension Browser {
  public func sights() -> AsyncStream<NearbySight> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { sights in
      let looking = Task {
        for await services in services() { sights.yield(.services(services)) }
        sights.finish()
      }
      sights.onTermination = { _ in looking.cancel() }
    }
  }
}
