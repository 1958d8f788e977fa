@_spi(Testing) import AppleFoundation
import Foundation

/// The states of a fake object, told on the queue that it was started with, as Apple's are.
final class Told<State: Equatable & Sendable>: Sendable {
  let handler = Guarded<(@Sendable (State) -> Void)?>(nil)
  private let queue = Guarded<DispatchQueue?>(nil)
  private let history = Made<State>()
  private let network = FakeNetwork.current

  func start(on queue: DispatchQueue) { self.queue.value = queue }

  func tell(_ state: State) {
    onQueue { [handler, history] in
      handler.value?(state)
      history.add(state)
    }
  }

  /// NB: nothing is told before the start. What the app does then, it does in the same network.
  func onQueue(_ deed: @escaping @Sendable () -> Void) {
    queue.value?.async { [network] in FakeNetwork.$current.withValue(network) { deed() } }
  }

  func until(_ wanted: State) async throws { while try await history.next() != wanted {} }
}
