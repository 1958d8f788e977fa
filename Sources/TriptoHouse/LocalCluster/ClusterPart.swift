import Foundation
import Synchronization
import TriptoProcess

/// One process of a cluster on this machine.
final class ClusterPart: Sendable {
  /// In the order in which they start; they end in the other.
  enum Kind: Int, Sendable, CaseIterable {
    case postgres, redis, node, nginx
  }

  private struct Life {
    var process: Task<Int32, any Error>?
    var id: pid_t?
    var hasEnded = false
  }

  let kind: Kind
  let name: String
  /// A file.
  let log: String
  private let life = Mutex(Life())

  init(_ kind: Kind, _ name: String, log: String) {
    (self.kind, self.name, self.log) = (kind, name, log)
  }

  /// - Parameter onEnd: Is told when it has ended, however it did.
  func start(
    _ program: Program, _ arguments: [String], in surroundings: Surroundings,
    onEnd: @escaping @Sendable () -> Void
  ) {
    let process = Task {
      defer {
        life.withLock { $0.hasEnded = true }
        onEnd()
      }
      return try await program.run(arguments, in: surroundings, log: log) { id in
        life.withLock { $0.id = id }
      }
    }
    life.withLock { $0.process = process }
  }

  /// Its process id, from when it runs.
  var id: pid_t { life.withLock { $0.id ?? 0 } }

  var hasEnded: Bool { life.withLock { $0.hasEnded } }

  /// Asks it to end, and waits until it has.
  func end() async {
    let process = life.withLock { $0.process }
    process?.cancel()
    _ = await process?.result
  }

  /// Why it has ended by itself.
  func failure() async -> any Error {
    switch await life.withLock({ $0.process })?.result {
    case .failure(let error): error
    case .success(let status): LocalClusterError.ended(name, status: status, log: tail)
    case nil: CancellationError()
    }
  }

  /// The end of its log, with where it is.
  var tail: String {
    // NB: a log that cannot be read has no end to show; its place is told.
    let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").suffix(12).map { "  \($0)" }
    return ([log + ":"] + lines).joined(separator: "\n")
  }
}
