import Dispatch
import Synchronization

/// SE41: a stop that somebody asked for ends in time, whatever hangs.
///
/// Nothing acknowledged is lost by it: the journal is on the disk before anybody is told.
final class StopLimit: Sendable {
  /// A clue may finish within 30 s (EX15); the rest is closing files.
  static let patience: DispatchTimeInterval = .seconds(45)

  private let patience: DispatchTimeInterval
  private let overdue: @Sendable () -> Void
  private enum Stage { case running, stopping, ended }
  private let stage = Mutex(Stage.running)

  /// - Parameter overdue: Is called once, beside everything else, when the stop takes too long.
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
    DispatchQueue.global().asyncAfter(deadline: .now() + patience) { [self] in
      if stage.withLock({ $0 == .stopping }) { overdue() }
    }
  }

  /// All is closed.
  func end() { stage.withLock { $0 = .ended } }
}
