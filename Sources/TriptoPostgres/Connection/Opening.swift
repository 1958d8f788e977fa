import Dispatch
import Foundation
import Synchronization

/// One try to connect, which ends in time whatever its names and hosts do (DA33).
///
/// NB: libpq holds each host of the address to its time only where it waits itself; polled by us, one that is dark
/// would keep the others from their turn. So it waits in a thread of its own.
final class Opening: Sendable {
  /// NB: may cross threads, since each hands it on and keeps nothing of it.
  struct Opened: @unchecked Sendable {
    let pointer: LibPQ.Connection
  }

  private static let queue = DispatchQueue(
    label: "tripto.postgres.opening", qos: .userInitiated, attributes: .concurrent)
  // NB: libpq may hold every thread that the other queue gets; a serial one has a thread of its own.
  private static let clock = DispatchQueue(
    label: "tripto.postgres.opening.clock", qos: .userInitiated)

  private let library: LibPQ
  private let settings: PostgresSettings
  private let waiter = Mutex<CheckedContinuation<Opened, any Error>?>(nil)

  init(_ library: LibPQ, _ settings: PostgresSettings) {
    self.library = library
    self.settings = settings
  }

  /// What libpq made: a connection, or the reason why there is none.
  ///
  /// - Throws: `PostgresError` of the kind `connection` when its time is over.
  func opened() async throws -> Opened {
    try await withCheckedThrowingContinuation { continuation in
      waiter.withLock { $0 = continuation }
      Self.queue.async { self.end(self.connected()) }
      Self.clock.asyncAfter(deadline: .now() + .milliseconds(settings.connectMs)) {
        self.end(.failure(self.tooSlow))
      }
    }
  }

  private var tooSlow: PostgresError {
    PostgresError(.connection, "nobody let this server in within \(settings.connectMs / 1_000) s")
  }

  /// The first end holds; a connection that comes later is of no use.
  private func end(_ result: Result<Opened, any Error>) {
    let waiter = waiter.withLock { waiter in
      defer { waiter = nil }
      return waiter
    }
    if let waiter {
      waiter.resume(with: result)
    } else if case .success(let late) = result {
      library.finish(late.pointer)
    }
  }

  private func connected() -> Result<Opened, any Error> {
    let names = settings.keywords.map { strdup($0.0) } + [nil]
    let values = settings.keywords.map { strdup($0.1) } + [nil]
    defer { for text in names + values { free(text) } }
    let opened = library.connect(
      names.map { UnsafePointer($0) }, values.map { UnsafePointer($0) }, 1)
    guard let opened else {
      return .failure(PostgresError(.connection, "there is no memory for it"))
    }
    return .success(Opened(pointer: opened))
  }
}
