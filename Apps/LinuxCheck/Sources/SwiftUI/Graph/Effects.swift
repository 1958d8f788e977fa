import Foundation

extension Scope {
  /// Does it once, when the place is new.
  func onArrival(_ action: @escaping @MainActor () -> Void) {
    if element.isNew { host.effects.append(action) }
  }

  /// Does it when the place goes; the newest action counts.
  func onLeaving(_ action: @escaping @MainActor () -> Void) {
    let latest = element.memory(Leaving.self) { Leaving() }
    if latest.action == nil {
      let host = host
      element.farewells.append { host.effects.append { latest.action?() } }
    }
    latest.action = action
  }

  /// Does it when the value is another than in the pass before.
  func onChange<V: Equatable>(
    of value: V, initial: Bool, _ action: @escaping @MainActor (V, V) -> Void
  ) {
    guard let kept = element.memory(Watched<V>.self, { Watched() }).exchange(value) else {
      if initial { host.effects.append { action(value, value) } }
      return
    }
    if kept != value { host.effects.append { action(kept, value) } }
  }

  /// Runs as long as the place is, and anew for another id.
  func task(
    id: AnyHashable?, _ action: @escaping @Sendable () async -> Void, _ priority: TaskPriority
  ) {
    let running = element.memory(Running.self) { Running() }
    if element.isNew { element.farewells.append { running.task?.cancel() } }
    guard element.isNew || running.id != id else { return }
    running.id = id
    host.effects.append {
      running.task?.cancel()
      running.task = Task(priority: priority) { await action() }
    }
  }
}

@MainActor final class Leaving { var action: (@MainActor () -> Void)? }

@MainActor final class Running {
  var id: AnyHashable?
  var task: Task<Void, Never>?
}

/// The value of the pass before.
@MainActor final class Watched<V> {
  private var kept: V?
  private var isSet = false
  func exchange(_ value: V) -> V? {
    defer { (kept, isSet) = (value, true) }
    return isSet ? kept : nil
  }
}
