import ServiceLifecycle
import TriptoRooms

/// SE29: on SIGTERM games say goodbye while the listeners are still open, so that a phone which drops in
/// the last clue finds its way back. Its place in the group is behind the listeners, for the last one is
/// told first.
struct Drain: Service {
  let registry: SessionRegistry
  let limit: StopLimit
  /// The sockets that this node passes on; nil on a server of its own (CL3).
  let passedOn: PassedOnSockets?

  func run() async throws {
    try await gracefulShutdown()
    limit.begin()
    registry.startClosing()
    await withTaskGroup(of: Void.self) { group in
      if let passedOn { group.addTask { await passedOn.leave() } }
      let games = registry.all
      let pace = Pace(of: games.count, over: passedOn == nil ? .zero : Self.spread)
      for (index, session) in games.enumerated() {
        group.addTask {
          await pace.turn(index)
          await session.drained()
        }
      }
    }
  }

  /// CL6: so long it may take until the last game's turn comes. With the 20 s of a clue (EX15) that is within the 30 s
  /// that listeners have to end.
  private static let spread = Duration.seconds(5)
}
