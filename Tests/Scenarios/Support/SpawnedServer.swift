import Foundation
import Synchronization
import Testing
import TriptoProcess

/// The built program as a process of its own, so that it can be killed.
final class SpawnedServer {
  private let process: RunningProgram
  private let log = Log()
  let server: ServerUnderTest

  struct NotReady: Error, CustomStringConvertible {
    let description: String
    /// With which it ended instead.
    let status: Int32?
  }

  /// What the program writes to standard error, and the port that it names there.
  private final class Log: Sendable {
    private let text = Mutex("")
    private let waiting = Mutex([(words: String, waiter: CheckedContinuation<Void, Never>)]())
    private let port: AsyncStream<Int>.Continuation
    let ports: AsyncStream<Int>

    init() { (ports, port) = AsyncStream.makeStream() }

    var all: String { text.withLock { $0 } }

    func wait(for words: String) async {
      await withCheckedContinuation { waiter in
        waiting.withLock { $0.append((words, waiter)) }
        let all = all
        resume { all.contains($0) }
      }
    }

    private func resume(_ isThere: (String) -> Bool) {
      let done = waiting.withLock { waiting in
        let done = waiting.filter { isThere($0.words) }
        waiting.removeAll { isThere($0.words) }
        return done
      }
      for entry in done { entry.waiter.resume() }
    }

    private func end() {
      port.finish()
      resume { _ in true }
    }

    /// - Parameter bytes: nil when no more come.
    func append(_ bytes: [UInt8]?) {
      guard let bytes else { return end() }
      let all = text.withLock { text in
        text += String(decoding: bytes, as: UTF8.self)
        return text
      }
      resume { all.contains($0) }
      guard let match = all.firstMatch(of: #/"port":"?(\d+)/#), let found = Int(match.1) else {
        return
      }
      port.yield(found)
      port.finish()
    }
  }

  /// Waits until the log has these words, or the process has ended.
  func logged(_ words: String) async { await log.wait(for: words) }

  /// Starts `tripto serve` and waits until it answers.
  ///
  /// - Parameter openFiles: how many files it may have open, soft and hard.
  init(
    on data: TemporaryFolder, _ settings: [String: String] = [:], openFiles: Int? = nil
  ) async throws {
    let log = log
    let (path, arguments) = try Self.line(openFiles)
    process = try await RunningProgram(
      path: path, arguments,
      environment: ServerUnderTest.environment(data).merging(settings) { $1 },
      heard: log.append)
    var ports = log.ports.makeAsyncIterator()
    guard let port = await ports.next() else {
      throw NotReady(description: log.all, status: try await process.status())
    }
    server = ServerUnderTest(port: port, data: data)
  }

  var logText: String { log.all }

  var processID: Int32 { process.id }

  /// SIGKILL: it gets no chance to do anything.
  func kill() async throws { try await process.kill() }

  /// Plays on a process that is killed at once when `play` returns.
  static func killed<Outcome>(
    on data: TemporaryFolder, _ settings: [String: String],
    _ play: (ServerUnderTest) async throws -> Outcome
  ) async throws -> Outcome {
    let spawned = try await SpawnedServer(on: data, settings)
    do {
      let outcome = try await play(spawned.server)
      try await spawned.kill()
      return outcome
    } catch {
      try await spawned.kill()
      throw error
    }
  }

  /// SIGTERM: it may say goodbye.
  func terminate() { Foundation.kill(process.id, SIGTERM) }

  /// The status it ended with.
  func exitStatus() async throws -> Int32 { try await process.status() }

  /// The program and what it is told; a shell lowers the limit of open files, soft and hard.
  private static func line(_ openFiles: Int?) throws -> (String, [String]) {
    let (program, command) = (try program().path, ["serve", "--no-banner"])
    guard let openFiles else { return (program, command) }
    return (
      "/bin/sh", ["-c", "ulimit -n \(openFiles) && exec \"$0\" \"$@\"", program] + command
    )
  }

  /// A program that was built with the tests; it lies beside their bundle.
  static func program(_ name: String = "tripto") throws -> URL {
    let bundle = try #require(Bundle.main.executableURL).resolvingSymlinksInPath()
    let program = bundle.deletingLastPathComponent().appendingPathComponent(name)
    try #require(FileManager.default.isExecutableFile(atPath: program.path), "\(program.path)")
    return program
  }
}
