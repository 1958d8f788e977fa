import Synchronization

/// The tries of one question to a model, and what the failed ones may have cost.
final class Tries: Sendable {
  private struct State {
    var kept = 0
    var date: String
  }

  /// What one try is reserved, in millionths of a dollar.
  let most: Int
  private let state: Mutex<State>

  /// - Parameter date: On which the first try is reserved.
  init(most: Int, date: String) {
    self.most = most
    state = Mutex(State(date: date))
  }

  /// The reservations that stay, in millionths of a dollar.
  var kept: Int { state.withLock { $0.kept } }
  /// Of the try that is under way.
  var date: String { state.withLock { $0.date } }

  /// The reservation of the try that is under way stays.
  ///
  /// - Parameter next: The date of the next try's reservation.
  func keep(next: String? = nil) {
    state.withLock { state in
      state.kept += most
      state.date = next ?? state.date
    }
  }
}
