import AsyncHTTPClient
import Foundation
import NIOPosix
import Testing
import TriptoKernel
import TriptoWire

/// What standard error or standard output of a server may be.
enum Outlet: String, CaseIterable, CustomTestStringConvertible {
  case fullDisk = "standard error on a full disk"
  case readerGone = "a pipe whose reader has gone"
  case stuckPipe = "a pipe that nobody reads"
  case stuckNonBlocking = "a non-blocking pipe that nobody reads"
  case closed = "a closed standard error"
  case fullScreen = "standard output on a full disk, with the banner"

  var testDescription: String { rawValue }

  /// What the shell does before it becomes the server.
  var redirection: String {
    switch self {
    case .fullDisk: "2>/dev/full"
    case .closed: "2>&-"
    case .fullScreen: ">/dev/full 2>/dev/null"
    default: ""
    }
  }
}

/// A server process whose standard error is of a difficult kind.
final class HardOfWriting {
  let server: ServerUnderTest
  private let process = Process()
  private let pipe = Pipe()

  init(_ outlet: Outlet, on data: TemporaryFolder) async throws {
    server = ServerUnderTest(port: try await freePort(), data: data)
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", "exec \"$0\" serve --banner \(outlet.redirection)", try SpawnedServer.program().path,
    ]
    process.environment = ProcessInfo.processInfo.environment
      .merging(ServerUnderTest.environment(data)) { $1 }
      .merging(["PORT": "\(server.port)", "LOG_LEVEL": "debug"]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try errors(outlet)
    try process.run()
    if outlet == .readerGone { try pipe.fileHandleForReading.close() }
    try await server.waitForHealth()
  }

  var isRunning: Bool { process.isRunning }

  func stop() {
    process.terminate()
    process.waitUntilExit()
  }

  private func errors(_ outlet: Outlet) throws -> Pipe {
    if outlet == .stuckNonBlocking {
      let end = pipe.fileHandleForWriting.fileDescriptor
      try #require(fcntl(end, F_SETFL, O_NONBLOCK) == 0)
    }
    return pipe
  }
}

extension ServerUnderTest {
  /// NB: a process whose log cannot be read tells in no other way that its port is open.
  fileprivate func waitForHealth() async throws {
    for _ in 0..<1_200 {
      do {
        if try await get("/health").status == 200 { return }
      } catch is HTTPClientError {
        try await Task.sleep(for: .milliseconds(25))
      } catch is NIOConnectionError {
        try await Task.sleep(for: .milliseconds(25))
      }
    }
    throw NeverCame(path: "/health", last: .null)
  }
}

@Suite("The log can never hurt", .serialized)
struct LogTests {
  @Test("SE40 no state of standard error or output ends the server", arguments: Outlet.allCases)
  func survives(outlet: Outlet) async throws {
    let data = try ServerUnderTest.prepared()
    let process = try await HardOfWriting(outlet, on: data)
    defer { process.stop() }
    let server = process.server
    // NB: at 200 bytes a line, 800 lines fill a pipe of 64 KiB twice.
    for _ in 0..<20 {
      try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<40 { group.addTask { try await server.get("/v1/nothing").status } }
        for try await status in group { #expect(status == 404) }
      }
    }
    #expect(process.isRunning)
    let session = try await server.post("/v1/sessions")
    #expect(session.status == 201)
  }
}
