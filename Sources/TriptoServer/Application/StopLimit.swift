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
  private let hasEnded = Mutex(false)

  /// - Parameter overdue: Is called once, on a thread of its own, when the stop takes too long.
  init(patience: DispatchTimeInterval = patience, overdue: @escaping @Sendable () -> Void) {
    self.patience = patience
    self.overdue = overdue
  }

  /// The stop was asked for.
  func begin() {
    DispatchQueue.global().asyncAfter(deadline: .now() + patience) { [self] in
      if !hasEnded.withLock({ $0 }) { overdue() }
    }
  }

  /// All is closed.
  func end() { hasEnded.withLock { $0 = true } }
}
