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

/// What a server does beside its listeners; all of it is over before its house closes.
final class Jobs: Sendable {
  private let tasks = Mutex<[Task<Void, Never>]>([])

  /// Begins a job. It ends soon after it is cancelled.
  func add(_ job: @escaping @Sendable () async -> Void) {
    tasks.withLock { $0.append(Task(operation: job)) }
  }

  /// Cancels all jobs, and returns when the last one has ended.
  func end() async {
    let tasks = tasks.withLock { $0 }
    for task in tasks { task.cancel() }
    for task in tasks { await task.value }
  }
}
