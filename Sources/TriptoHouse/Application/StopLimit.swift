import Dispatch
import Synchronization

/// SE41: a stop ends in time, whatever hangs.
///
/// Nothing acknowledged is lost by it: the journal is on the disk before anybody is told.
final class StopLimit: Sendable {
  /// A clue may finish within 20 s (EX15) and services end within 30; the rest is closing files.
  static let patience: DispatchTimeInterval = .seconds(45)

  private let patience: DispatchTimeInterval
  private let overdue: @Sendable () -> Void
  private enum Stage { case running, stopping, ended }
  private let stage = Mutex(Stage.running)
  // NB: a queue of its own gets a thread also when all those of the shared queues hang.
  private let queue = DispatchQueue(label: "tripto.stop")

  /// - Parameter overdue: Is called once, when the stop takes too long.
  init(patience: DispatchTimeInterval = patience, overdue: @escaping @Sendable () -> Void) {
    self.patience = patience
    self.overdue = overdue
  }

  /// The stop was asked for, or has begun by itself; the first of these counts.
  func begin() {
    let isFirst = stage.withLock { stage in
      defer { if stage == .running { stage = .stopping } }
      return stage == .running
    }
    guard isFirst else { return }
    queue.asyncAfter(deadline: .now() + patience) { [self] in
      if stage.withLock({ $0 == .stopping }) { overdue() }
    }
  }

  /// All is closed.
  func end() { stage.withLock { $0 = .ended } }
}
