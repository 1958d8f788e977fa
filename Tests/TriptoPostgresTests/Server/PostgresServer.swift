import Foundation
import Synchronization
import TriptoProcess

/// A real Postgres of the tests' own, on the loopback. It ends with the process that started it, however that
/// ends, since it waits for the end of a pipe.
package final class PostgresServer: Sendable {
  package let port: Int
  package let folder: String
  private let programs: String
  private let lifeline = Pipe()
  private let made = Mutex(0)

  private static let one = Task { try PostgresServer() }

  /// The one that tests share, each with databases of its own.
  package static func shared() async throws -> PostgresServer { try await one.value }

  /// Starts a server with an empty folder; takes a second or two.
  ///
  /// - Throws: When Postgres is not installed (apt install postgresql) or does not start.
  package init() throws {
    programs = try Self.findPrograms()
    port = try Self.freePort()
    folder = NSTemporaryDirectory() + "tripto-postgres-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    if let owner = Self.owner { chown(folder, owner.pw_uid, owner.pw_gid) }
    try start()
  }

  private func start() throws {
    let output = Pipe()
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    shell.arguments = Self.asOwner + ["sh", "-c", Self.script, "sh", programs, folder, "\(port)"]
    shell.currentDirectoryURL = URL(fileURLWithPath: "/")
    shell.standardInput = lifeline
    shell.standardOutput = output
    try shell.run()
    guard let line = try output.fileHandleForReading.read(upToCount: 6),
      line == Data("ready\n".utf8)
    else { throw PostgresMissing(reason: "it did not start; \(folder)/log says more") }
  }

  /// The life of the server: made, started, ended when standard input ends.
  private static let script = """
    set -e
    "$1/initdb" -D "$2/data" -U tripto -A trust -N -E UTF8 --locale=C >"$2/initdb.log" 2>&1
    {
      echo "host all guarded 127.0.0.1/32 scram-sha-256"
      echo "hostssl all encrypted 127.0.0.1/32 trust"
      echo "host all encrypted 127.0.0.1/32 reject"
      echo "host all all 127.0.0.1/32 trust"
      echo "local all all trust"
    } >"$2/data/pg_hba.conf"
    "$1/pg_ctl" -D "$2/data" -l "$2/log" -w -o "-p $3 -k $2 -c listen_addresses=127.0.0.1 \
      -c max_connections=400 -c shared_buffers=32MB -c lc_messages=C" start >&2
    echo ready
    read -r end || true
    "$1/pg_ctl" -D "$2/data" -m immediate -w stop >/dev/null 2>&1 || true
    rm -rf "$2"
    """

  /// - Parameters:
  ///   - how: `fast`, or `immediate`, which is a crash.
  package func restart(_ how: String) async throws {
    try await control("stop", "-m", how)
    try await startAgain()
  }

  package func stop() async throws { try await control("stop", "-m", "immediate") }

  package func startAgain() async throws {
    try await control("start", "-l", folder + "/log", "-o", options)
  }

  private var options: String {
    "-p \(port) -k \(folder) -c listen_addresses=127.0.0.1 -c max_connections=400 -c lc_messages=C"
  }

  private func control(_ command: String, _ more: String...) async throws {
    try await run("pg_ctl", [command, "-D", folder + "/data", "-w"] + more)
  }

  /// Runs SQL as the superuser.
  package func sql(_ text: String, in database: String = "postgres") async throws {
    try await run(
      "psql",
      [
        "-q", "-v", "ON_ERROR_STOP=1", "-h", "127.0.0.1", "-p", "\(port)", "-U", "tripto", "-d",
        database, "-c", text,
      ])
  }

  private func run(_ program: String, _ arguments: [String]) async throws {
    guard let shell = Program("env") else { throw PostgresMissing(reason: "there is no env") }
    let ended = try await shell.run(Self.asOwner + ["\(programs)/\(program)"] + arguments)
    guard ended.status == 0 else {
      throw PostgresMissing(reason: "\(program) failed: \(ended.told)")
    }
  }

  /// A new, empty database.
  ///
  /// - Returns: Its name.
  package func makeDatabase() async throws -> String {
    let number = made.withLock { made in
      made += 1
      return made
    }
    let name = "test\(number)"
    try await sql("CREATE DATABASE \(name)")
    return name
  }

  package func url(_ database: String, user: String = "tripto", query: String = "") -> String {
    "postgres://\(user)@127.0.0.1:\(port)/\(database)\(query)"
  }
}

/// Why there is no server to test with.
package struct PostgresMissing: Error, CustomStringConvertible {
  package let reason: String

  package var description: String {
    "the tests of the Postgres store need a Postgres: \(reason). apt install postgresql"
  }
}
