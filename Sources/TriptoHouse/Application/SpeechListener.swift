import Hummingbird
import Logging
import ServiceLifecycle

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
