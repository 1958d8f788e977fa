import Foundation
package import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A process that goes on beside this one until it is killed.
package final class RunningProgram: Sendable {
  package let id: pid_t
  private let life: AsyncStream<Never>.Continuation
  private let end: Task<TerminationStatus, any Error>

  /// Starts it and returns when it runs.
  ///
  /// - Parameter log: A file to which its output and its errors are added.
  /// - Throws: `SubprocessError` when it cannot be started, the error of the file, and
  ///   `CancellationError`, in which case it does not run.
  package init(path: String, _ arguments: [String], log: String) async throws {
    let (lives, life) = AsyncStream<Never>.makeStream()
    let (ids, started) = AsyncThrowingStream<pid_t, any Error>.makeStream()
    let log = try FileDescriptor.open(
      FilePath(log), .writeOnly, options: [.append, .closeOnExec])
    self.life = life
    end = Task {
      do {
        return try await Subprocess.run(
          .path(FilePath(path)), arguments: Arguments(arguments), input: .none,
          output: .fileDescriptor(log, closeAfterSpawningProcess: true), error: .combinedWithOutput
        ) { running in
          started.yield(running.processIdentifier.value)
          for await _ in lives {}
          // NB: no matter if it has ended by itself: its status says so.
          try? running.send(signal: .kill)
        }.terminationStatus
      } catch {
        started.finish(throwing: error)
        throw error
      }
    }
    var first = ids.makeAsyncIterator()
    guard let id = try await first.next() else {
      end.cancel()
      throw CancellationError()
    }
    self.id = id
  }

  /// `kill -9`, and waits for its end.
  ///
  /// - Returns: Whether it was alive until then.
  @discardableResult
  package func kill() async throws -> Bool {
    life.finish()
    return try await end.value == .signaled(SIGKILL)
  }
}
