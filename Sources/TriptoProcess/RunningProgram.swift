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
  package convenience init(path: String, _ arguments: [String], log: String) async throws {
    let log = try FileDescriptor.open(
      FilePath(log), .writeOnly, options: [.append, .closeOnExec])
    try await self.init { lives, started in
      try await Subprocess.run(
        .path(FilePath(path)), arguments: Arguments(arguments), input: .none,
        output: .fileDescriptor(log, closeAfterSpawningProcess: true), error: .combinedWithOutput
      ) { running in
        started.yield(running.processIdentifier.value)
        await running.kill(after: lives)
      }.terminationStatus
    }
  }

  /// Starts it and returns when it runs; its output goes nowhere.
  ///
  /// - Parameters:
  ///   - environment: What it gets besides the environment of this process.
  ///   - heard: Gets what it writes to standard error, and nil when no more comes.
  /// - Throws: `SubprocessError` when it cannot be started, `CancellationError`.
  package convenience init(
    path: String, _ arguments: [String], environment: [String: String],
    heard: @escaping @Sendable ([UInt8]?) -> Void
  ) async throws {
    try await self.init { lives, started in
      defer { heard(nil) }
      return try await Subprocess.run(
        .path(FilePath(path)), arguments: Arguments(arguments),
        environment: .inherit(and: environment), input: .none, output: .discarded, error: .sequence
      ) { running in
        started.yield(running.processIdentifier.value)
        async let killed: Void = running.kill(after: lives)
        for try await bytes in running.standardError { heard(bytes.withUnsafeBytes(Array.init)) }
      }.terminationStatus
    }
  }

  private init(
    _ run:
      @escaping @Sendable (
        AsyncStream<Never>, AsyncThrowingStream<pid_t, any Error>.Continuation
      ) async throws -> TerminationStatus
  ) async throws {
    let (lives, life) = AsyncStream<Never>.makeStream()
    let (ids, started) = AsyncThrowingStream<pid_t, any Error>.makeStream()
    self.life = life
    end = Task {
      do {
        return try await run(lives, started)
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

  /// Waits for its end.
  ///
  /// - Returns: Its exit code, or the signal that ended it.
  package func status() async throws -> Int32 { try await end.value.number }
}

extension Execution {
  /// Ends it after `lives` has ended; no matter if it has ended by itself, its status says so.
  fileprivate func kill(after lives: AsyncStream<Never>) async {
    for await _ in lives {}
    if !Task.isCancelled { try? send(signal: .kill) }
  }
}
