import Foundation
import NIOCore
import NIOPosix
import TriptoProcess

/// A server of our own, started, killed and started again on one port and one data directory.
package final class ServerProcess {
  package let base: String
  package let port: Int
  private let arguments: [String]
  private let executable: String
  private let log: URL
  private let pidFile: URL
  private var process: RunningProgram?

  /// - Parameters:
  ///   - executable: path of the `tripto` binary.
  ///   - dataDirectory: must exist; holds the games, `server.log` and `server.pid`.
  ///   - pacing: `TRIPTO_PACING`.
  ///   - host: the address to listen at; it is called on loopback in any case.
  /// - Throws: `BotError.server` when there is no free port, or the error of the log file.
  package init(
    executable: String, dataDirectory: String, pacing: String, host: String = "127.0.0.1"
  ) async throws {
    port = try await Self.freePort()
    base = "http://127.0.0.1:\(port)"
    arguments = [
      "serve", "--voice", "off", "--host", host, "--port", "\(port)", "--public-url", base,
      "--data-dir",
      dataDirectory, "--pacing", pacing, "--content-port", "0", "--log-level", "warn",
      "--no-banner",
    ]
    self.executable = executable
    let folder = URL(fileURLWithPath: dataDirectory, isDirectory: true)
    log = folder.appending(path: "server.log")
    try Data().write(to: log)
    pidFile = folder.appending(path: "server.pid")
  }

  /// Starts the server and returns when it answers.
  package func start() async throws {
    let process = try await RunningProgram(path: executable, arguments, log: log.path)
    self.process = process
    try Data("\(process.id)\n".utf8).write(to: pidFile)
    try await BotAPI(base: base, attempts: 200).waitForHealth()
  }

  /// `kill -9`: nothing is saved, nobody is told.
  /// - Throws: `BotError.server` when the server had already died by itself.
  package func kill() async throws {
    guard try await process?.kill() == true else {
      throw BotError.server("it died by itself, see server.log in its data directory")
    }
  }

  /// Starts the server, runs `work`, and ends the server for good, however `work` ended.
  package func serving<Outcome>(_ work: () async throws -> Outcome) async throws -> Outcome {
    let outcome: Result<Outcome, any Error>
    do {
      try await start()
      outcome = .success(try await work())
    } catch {
      outcome = .failure(error)
    }
    try await process?.kill()
    return try outcome.get()
  }

  private static func freePort() async throws -> Int {
    let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .bind(host: "127.0.0.1", port: 0).get()
    let port = channel.localAddress?.port
    try await channel.close()
    guard let port else { throw BotError.server("no free port") }
    return port
  }
}
