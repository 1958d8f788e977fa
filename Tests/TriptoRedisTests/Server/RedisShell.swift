import Foundation
import Synchronization

/// A shell around one run of a server, which it kills when its standard input ends.
final class RedisShell: Sendable {
  private struct Heard {
    var text = ""
    var ready: CheckedContinuation<pid_t, any Error>?
    var isOver = false
    var over: [CheckedContinuation<Void, Never>] = []
  }

  // NB: the end of its output is the end of the server. A `wait` could hang: Dispatch's threads block signals, and
  // the shell inherits that.
  private static let script = """
    redis-server "$@" </dev/null &
    server=$!
    echo "server $server"
    exec >/dev/null 2>&1
    read -r end
    kill -9 $server
    """

  // NB: closing it ends the server; the kernel does that when this process is gone.
  private let lifeline = Pipe()
  private let heard = Mutex(Heard())

  init(_ arguments: [String]) throws {
    let output = Pipe()
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", Self.script, "sh"] + arguments
    shell.standardInput = lifeline
    shell.standardOutput = output
    shell.standardError = output
    try shell.run()
    // NB: ours would keep the output from ending; Foundation may have closed it already.
    try? output.fileHandleForWriting.close()
    Thread.detachNewThread { [self] in listen(to: output.fileHandleForReading) }
  }

  /// Waits until the server takes connections.
  ///
  /// - Returns: Its process.
  func ready() async throws -> pid_t {
    try await withCheckedThrowingContinuation { waiter in
      heard.withLock { $0.ready = waiter }
      look()
    }
  }

  /// Kills the server and waits for its end.
  func end() async {
    await withCheckedContinuation { waiter in
      let isOver = heard.withLock { heard in
        if !heard.isOver { heard.over.append(waiter) }
        return heard.isOver
      }
      if isOver { waiter.resume() }
      lifeline.fileHandleForWriting.closeFile()
    }
  }

  private func listen(to output: FileHandle) {
    while case let data = output.availableData, !data.isEmpty {
      heard.withLock { $0.text += String(decoding: data, as: UTF8.self) }
      look()
    }
    let waiters = heard.withLock { heard in
      heard.isOver = true
      return heard.over
    }
    look()
    for waiter in waiters { waiter.resume() }
  }

  private func look() {
    let (waiter, result) = heard.withLock {
      heard -> (CheckedContinuation<pid_t, any Error>?, Result<pid_t, any Error>) in
      let isReady = heard.text.contains("Ready to accept connections")
      guard isReady || heard.isOver, let waiter = heard.ready else {
        return (nil, .failure(CancellationError()))
      }
      heard.ready = nil
      let line = heard.text.split(separator: "\n").first { $0.hasPrefix("server ") }
      guard isReady, let id = line.flatMap({ pid_t($0.dropFirst(7)) }) else {
        return (
          waiter, .failure(RedisMissing(reason: "it did not start: \(heard.text.suffix(400))"))
        )
      }
      return (waiter, .success(id))
    }
    waiter?.resume(with: result)
  }
}
