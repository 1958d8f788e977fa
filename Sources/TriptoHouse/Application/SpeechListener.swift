import Hummingbird
import Logging
import ServiceLifecycle
import TriptoRooms

/// The second listener (RE38). The game goes on without it when its port is taken.
struct SpeechListener<App: ApplicationProtocol & Service>: Service {
  let app: App
  let port: Int
  let logger: Logger
  /// Told nil when the port could not be opened.
  let outcome: AsyncStream<Int?>.Continuation

  func run() async throws {
    defer { outcome.finish() }
    do {
      try await app.run()
    } catch {
      guard !Task.isCancelled else { throw error }
      logger.warning(
        "the speech listener stopped; the game goes on without it",
        metadata: ["contentPort": "\(port)", "why": "\(error)"])
      outcome.yield(nil)
    }
  }
}

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
