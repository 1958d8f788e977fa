import Dispatch
import Synchronization

/// Where games are told again, beside those that are played: a few at a time, on one thread of their own
/// (SE30).
final class RetellingDesk: Sendable {
  /// Games that are told at once.
  static let mostGames = 4

  /// The right to tell one game; it ends with `leave`, or with the last reference however the answer
  /// ends.
  final class Place: Sendable {
    private let desk: RetellingDesk
    private let sessionID: String
    private let isHeld = Mutex(true)

    fileprivate init(_ desk: RetellingDesk, _ sessionID: String) {
      (self.desk, self.sessionID) = (desk, sessionID)
    }

    deinit { leave() }

    func leave() {
      isHeld.withLock { isHeld in
        if isHeld { desk.taken.withLock { _ = $0.remove(sessionID) } }
        isHeld = false
      }
    }
  }

  private let taken = Mutex<Set<String>>([])
  private let queue = DispatchQueue(label: "tripto.retelling", qos: .utility)

  /// A place for a game; nil while it is told already, or too many others are.
  func place(for sessionID: String) -> Place? {
    let isFree = taken.withLock { taken in
      taken.count < Self.mostGames && taken.insert(sessionID).inserted
    }
    return isFree ? Place(self, sessionID) : nil
  }

  /// Does a piece of the work on the desk's thread.
  func work<Result: Sendable>(_ piece: @escaping @Sendable () throws -> Result) async throws
    -> Result
  {
    try await withCheckedThrowingContinuation { done in
      queue.async { done.resume(with: Swift.Result { try piece() }) }
    }
  }
}
