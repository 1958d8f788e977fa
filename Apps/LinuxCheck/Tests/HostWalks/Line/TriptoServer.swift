import Foundation
import Glibc

/// The server's own binary on a port and a data folder of its own: started, killed, started again.
@MainActor
final class TriptoServer {
  let port: Int
  let base: String
  /// What it tells phones, and makes `wsUrl` of (ID17): a home's address, so that the QR is shown. All sockets here go to
  /// this machine, whatever their host.
  let publicBase: String
  private let folder: URL
  private let pacing: String
  private var process: Process?

  struct Failed: Error, CustomStringConvertible { let description: String }

  nonisolated static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../..").standardizedFileURL

  /// - Parameters:
  ///   - packs: the only destinations that it has, in this order.
  ///   - pacing: `TRIPTO_PACING`.
  init(packs: [String], pacing: String) throws {
    port = try PlainSocket.freePort()
    base = "http://127.0.0.1:\(port)"
    publicBase = "http://192.168.7.7:\(port)"
    self.pacing = pacing
    folder = FileManager.default.temporaryDirectory.appending(path: "host-walk-\(UUID())")
    for name in ["data", "packs", "pages"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    for pack in packs {
      try FileManager.default.copyItem(
        at: Self.repository.appending(path: "Content/packs/\(pack).json"),
        to: folder.appending(path: "packs/\(pack).json"))
    }
    environment["TRIPTO_DEFAULT_PACKS"] = packs.joined(separator: ",")
  }

  private lazy var environment: [String: String] = [
    "TRIPTO_DATA_DIR": folder.appending(path: "data").path, "TRIPTO_PACING": pacing,
    "TRIPTO_VOICE": "off", "TRIPTO_WEB_DIR": folder.appending(path: "pages").path,
    "CONTENT_PACKS_DIR": folder.appending(path: "packs").path, "TRIPTO_CONTENT_PORT": "0",
    "PUBLIC_BASE_URL": publicBase, "PATH": "/usr/bin:/bin",
  ]

  /// Where the binary lies: `TRIPTO_BINARY`, or the repository's debug build.
  static func binary() throws -> URL {
    let named = ProcessInfo.processInfo.environment["TRIPTO_BINARY"]
    let file = named.map { URL(filePath: $0) } ?? repository.appending(path: ".build/debug/tripto")
    guard FileManager.default.isExecutableFile(atPath: file.path) else {
      throw Failed(
        description: "no server at \(file.path): `swift build --product tripto` makes it")
    }
    return file
  }

  /// Starts the server and returns when it listens: then it shows its banner.
  func start() async throws {
    let process = Process()
    process.executableURL = try Self.binary()
    process.arguments = [
      "serve", "--host", "127.0.0.1", "--port", "\(port)", "--banner", "--log-level", "warn",
    ]
    process.environment = environment
    let log = folder.appending(path: "server.log")
    if !FileManager.default.fileExists(atPath: log.path) { try Data().write(to: log) }
    let file = try FileHandle(forWritingTo: log)
    try file.seekToEnd()
    process.standardError = file
    process.currentDirectoryURL = folder
    var outcome = Self.outcome(of: process).makeAsyncIterator()
    try process.run()
    self.process = process
    guard await outcome.next() == .listens else {
      let told = try String(contentsOf: log, encoding: .utf8)
      throw Failed(description: "the server did not start:\n\(told.suffix(2000))")
    }
  }

  private enum Start: Sendable { case listens, ended, late }

  /// What comes first: the banner, the end, or too long a time. What else it says there is read away.
  private static func outcome(of process: Process) -> AsyncStream<Start> {
    let (starts, start) = AsyncStream.makeStream(of: Start.self)
    let deadline = Task {
      try await Task.sleep(for: .seconds(Patience.seconds))
      start.yield(.late)
    }
    let banner = Pipe()
    banner.fileHandleForReading.readabilityHandler = { pipe in
      guard !pipe.availableData.isEmpty else {
        pipe.readabilityHandler = nil
        return
      }
      deadline.cancel()
      start.yield(.listens)
    }
    process.standardOutput = banner
    process.terminationHandler = { _ in
      deadline.cancel()
      start.yield(.ended)
    }
    return starts
  }

  /// As a power cut does it: nothing is saved, nobody is told.
  func kill() {
    guard let process else { return }
    Glibc.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    self.process = nil
  }

  /// Starts the server, does something with it, and ends it for good, however that ended.
  static func serving(
    packs: [String], pacing: String, _ work: (TriptoServer) async throws -> Void
  ) async throws {
    let server = try TriptoServer(packs: packs, pacing: pacing)
    let outcome: Result<Void, any Error>
    do {
      try await server.start()
      outcome = .success(try await work(server))
    } catch {
      outcome = .failure(error)
    }
    server.kill()
    try FileManager.default.removeItem(at: server.folder)
    try outcome.get()
  }
}
