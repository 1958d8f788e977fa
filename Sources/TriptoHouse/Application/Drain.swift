import ServiceLifecycle
import TriptoRooms

/// SE29: on SIGTERM games say goodbye while the listeners are still open, so that a phone which drops in
/// the last clue finds its way back. Its place in the group is behind the listeners, for the last one is
/// told first.
struct Drain: Service {
  let registry: SessionRegistry
  let limit: StopLimit

  func run() async throws {
    try await gracefulShutdown()
    limit.begin()
    registry.startClosing()
    await withTaskGroup(of: Void.self) { group in
      for session in registry.all { group.addTask { await session.drained() } }
    }
  }
}
