import Foundation
import Logging
import Testing
import TriptoTestEvening

@testable import TriptoHouse
@testable import TriptoRooms

/// A server in this process, on a free port of the loopback interface, with a data folder of its
/// own. Booted again on the same folder it is a server after a restart.
struct ServerUnderTest: Sendable {
  /// The address by which clients reach it.
  private(set) var host = "127.0.0.1"
  let port: Int
  /// Of the second listener; nil when it is not known or not there.
  private(set) var contentPort: Int?
  let data: TemporaryFolder
  private let running: Task<Void, any Error>?

  /// - Parameter running: nil for a server in another process.
  init(port: Int, data: TemporaryFolder, running: Task<Void, any Error>? = nil) {
    self.port = port
    self.data = data
    self.running = running
  }

  struct StoppedEarly: Error {}

  static func boot(
    _ settings: [String: String] = [:], on data: TemporaryFolder? = nil,
    clock: ServerClock = ServerClock()
  ) async throws -> ServerUnderTest {
    let data = try data ?? prepared()
    let configuration = try configuration(settings, data)
    let (ready, opened) = AsyncThrowingStream<ReadyServer, any Error>.makeStream()
    let running = Task {
      do {
        try await ServerApplication(
          configuration: configuration, logger: silent, clock: clock,
          onReady: { opened.yield($0) }
        ).run()
        opened.finish(throwing: StoppedEarly())
      } catch {
        opened.finish(throwing: error)
        if !(error is CancellationError) { throw error }
      }
    }
    for try await server in ready {
      var booted = ServerUnderTest(port: server.port, data: data, running: running)
      booted.contentPort = server.contentPort
      return booted
    }
    throw StoppedEarly()
  }

  /// The same server for clients that come from another address.
  func seen(at host: String) -> ServerUnderTest {
    var other = self
    other.host = host
    return other
  }

  /// Stops it at once, without the goodbye that a signal brings (EX15).
  func stop() async throws {
    running?.cancel()
    try await running?.value
  }

  static let silent = Logger(label: "scenario") { _ in SwiftLogNoOpLogHandler() }

  /// A data folder with the packs of `TestPack` and small pages.
  static func prepared() throws -> TemporaryFolder {
    let data = try TemporaryFolder()
    for pack in TestPack.all { try data.write(pack.text, to: "packs/\(pack.id).json") }
    for (name, title) in [("index", "PLAYER"), ("tv", "TV"), ("host", "HOST")] {
      try data.write("<!doctype html><title>\(title) PAGE</title>", to: "web/\(name).html")
    }
    return data
  }

  static func configuration(
    _ settings: [String: String], _ data: TemporaryFolder
  ) throws -> ServerConfiguration {
    var environment = environment(data)
    environment.merge(settings) { $1 }
    return try ServerConfiguration.load(flags: [:], environment: environment)
  }

  static func environment(_ data: TemporaryFolder) -> [String: String] {
    [
      "TRIPTO_HOST": "127.0.0.1", "PORT": "0", "TRIPTO_DATA_DIR": data.path,
      "TRIPTO_PACING": "instant", "CONTENT_PACKS_DIR": data.path + "/packs",
      "TRIPTO_WEB_DIR": data.path + "/web", "TRIPTO_VOICE": "off", "TRIPTO_CONTENT_PORT": "0",
    ]
  }
}

/// Runs `body` with a server and stops it afterwards.
func withServer(
  _ settings: [String: String] = [:], on data: TemporaryFolder? = nil,
  _ body: (ServerUnderTest) async throws -> Void
) async throws {
  let server = try await ServerUnderTest.boot(settings, on: data)
  do {
    try await body(server)
  } catch {
    try await server.stop()
    throw error
  }
  try await server.stop()
}

/// One server for every scenario that keeps to its own session.
enum SharedServer {
  private static let booting = Task {
    let server = try await ServerUnderTest.boot()
    folder = server.data.path
    atexit { SharedServer.clean() }
    return server
  }
  // NB: written once, before `atexit` can read it.
  private nonisolated(unsafe) static var folder = ""

  static var server: ServerUnderTest {
    get async throws { try await booting.value }
  }

  private static func clean() {
    do {
      try FileManager.default.removeItem(atPath: folder)
    } catch {
      print("could not remove \(folder): \(error)")
    }
  }
}
