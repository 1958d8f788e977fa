import Synchronization

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
