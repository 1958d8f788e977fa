import Foundation
import NIOCore
import NIOPosix

/// A server of our own, started, killed and started again on one port and one data directory.
final class ServerProcess {
  let base: String
  let port: Int
  private let arguments: [String]
  private let executable: URL
  private let log: FileHandle
  private let pidFile: URL
  private var process: Process?

  /// - Parameters:
  ///   - executable: path of the `tripto` binary.
  ///   - dataDirectory: must exist; holds the games, `server.log` and `server.pid`.
  ///   - pacing: `TRIPTO_PACING`.
  ///   - host: the address to listen at; it is called on loopback in any case.
  /// - Throws: `BotError.server` when there is no free port, or the error of the log file.
  init(
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
    self.executable = URL(fileURLWithPath: executable)
    let folder = URL(fileURLWithPath: dataDirectory, isDirectory: true)
    let logFile = folder.appending(path: "server.log")
    try Data().write(to: logFile)
    log = try FileHandle(forWritingTo: logFile)
    pidFile = folder.appending(path: "server.pid")
  }

  /// Starts the server and returns when it answers.
  func start() async throws {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.standardOutput = log
    process.standardError = log
    try process.run()
    self.process = process
    try Data("\(process.processIdentifier)\n".utf8).write(to: pidFile)
    try await BotAPI(base: base, attempts: 200).waitForHealth()
  }

  /// `kill -9`: nothing is saved, nobody is told.
  /// - Throws: `BotError.server` when the server had already died by itself.
  func kill() throws {
    guard let process, process.isRunning else {
      throw BotError.server("it died by itself, see server.log in its data directory")
    }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Ends the server for good.
  func stop() {
    guard let process, process.isRunning else { return }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
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
