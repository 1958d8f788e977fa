import Foundation
import Observation

/// Wakes who waits for a change. Any thread may call it.
final class Signal: @unchecked Sendable {
  // NB: unchecked, since the lock guards every field.
  private let lock = NSLock()
  private var isRaised = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func raise() {
    let woken = lock.withLock {
      isRaised = true
      defer { waiting = [] }
      return waiting
    }
    for continuation in woken { continuation.resume() }
  }

  /// Whether something changed since the last look.
  func take() -> Bool {
    lock.withLock {
      defer { isRaised = false }
      return isRaised
    }
  }

  var isUp: Bool { lock.withLock { isRaised } }

  /// Returns when something changes, at once if it has.
  func wait() async {
    await withCheckedContinuation { continuation in
      let isUp = lock.withLock {
        if !isRaised { waiting.append(continuation) }
        return isRaised
      }
      if isUp { continuation.resume() }
    }
  }
}

/// Knows whether what was last read has changed (Observation). Any thread may change it.
final class Tracker: @unchecked Sendable {
  // NB: unchecked, since the lock guards every field.
  private let lock = NSLock()
  private var generation = 0
  private var isMarked = false
  private let signal: Signal

  init(_ signal: Signal) { self.signal = signal }

  var isDirty: Bool { lock.withLock { isMarked } }

  func mark() {
    lock.withLock { isMarked = true }
    signal.raise()
  }

  /// What was read before counts no more.
  func track<T>(_ apply: () -> T) -> T {
    let current = lock.withLock {
      generation += 1
      isMarked = false
      return generation
    }
    return withObservationTracking(apply) { [weak self] in self?.fire(current) }
  }

  private func fire(_ current: Int) {
    let isCurrent = lock.withLock {
      if current == generation { isMarked = true }
      return current == generation
    }
    if isCurrent { signal.raise() }
  }
}
