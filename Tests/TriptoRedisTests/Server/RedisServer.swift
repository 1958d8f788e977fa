import Foundation
import Synchronization
import TriptoProcess

/// A real Redis of the tests' own, on the loopback, which keeps nothing. It ends with the process that started it,
/// however that ends, since a shell waits for the end of a pipe.
package final class RedisServer: Sendable {
  package let port: Int
  package let folder: String
  private let options: [String]
  private let run: Mutex<Run?>

  /// One life of the server.
  private struct Run: Sendable {
    let process: pid_t
    let shell: RedisShell
  }

  private static let one = Task { try await RedisServer() }

  /// The one that tests share, each with keys of its own.
  package static func shared() async throws -> RedisServer { try await one.value }

  /// Starts a server.
  ///
  /// - Parameter options: As on its command line.
  /// - Throws: `RedisMissing` when Redis is not installed or does not start.
  package init(_ options: String...) async throws {
    port = try RedisPort.free()
    folder = NSTemporaryDirectory() + "tripto-redis-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    self.options = options
    run = Mutex(nil)
    try await start()
  }

  /// Starts it again, as empty as it was, at the same port.
  package func start() async throws {
    let isTLS = options.contains("--tls-cert-file")
    let ports = isTLS ? ["--port", "0", "--tls-port", "\(port)"] : ["--port", "\(port)"]
    let shell = try RedisShell(
      ports + ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder]
        + options)
    let process = try await shell.ready()
    run.withLock { $0 = Run(process: process, shell: shell) }
  }

  /// `kill -9`, and waits for its end.
  package func kill() async {
    let ended = run.withLock { run in
      defer { run = nil }
      return run
    }
    await ended?.shell.end()
  }

  /// Has it stand still, or go on: `SIGSTOP`, `SIGCONT`.
  package func signal(_ signal: Int32) {
    run.withLock { run in
      guard let run else { return }
      Foundation.kill(run.process, signal)
    }
  }

  package func url(_ credentials: String = "", database: Int = 0) -> String {
    "redis://\(credentials)127.0.0.1:\(port)/\(database)"
  }

  deinit {
    // NB: the folder is a temporary one: if it stays, nothing is wrong.
    try? FileManager.default.removeItem(atPath: folder)
  }
}

/// Why there is no server to test with.
package struct RedisMissing: Error, CustomStringConvertible {
  package let reason: String

  package var description: String {
    "the tests of the Redis client need a Redis: \(reason). apt install redis-server"
  }
}
