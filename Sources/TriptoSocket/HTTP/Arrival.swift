import NIOCore
import Synchronization

/// An accepted connection on its way to the task that serves it.
///
/// A server that is cancelled drops connections between the two; such a one is closed here, since
/// nobody else knows of it.
final class Arrival: Sendable {
  private let channel: any Channel
  private let outcome: EventLoopFuture<UpgradeHandler.Outcome>
  private let isTaken = Atomic(false)

  init(channel: any Channel, outcome: EventLoopFuture<UpgradeHandler.Outcome>) {
    self.channel = channel
    self.outcome = outcome
  }

  /// What the connection became, once its first request is there; the caller serves it. A task that is
  /// cancelled closes it.
  func take() async throws -> UpgradeHandler.Outcome {
    isTaken.store(true, ordering: .relaxed)
    return try await withTaskCancellationHandler {
      try await outcome.get()
    } onCancel: {
      channel.close(promise: nil)
    }
  }

  deinit {
    guard !isTaken.load(ordering: .relaxed) else { return }
    outcome.whenSuccess { outcome in
      guard case .http(let http) = outcome else { return }
      // NB: an async channel that nobody executes traps when it goes.
      Task { try await http.executeThenClose { _, _ in } }
    }
    channel.close(promise: nil)
  }
}
