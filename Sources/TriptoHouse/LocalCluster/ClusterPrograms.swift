import Foundation
import TriptoProcess

/// The programs of others that a cluster on this machine needs.
public struct ClusterPrograms: Sendable {
  let initdb: Program
  let postgres: Program
  let isReady: Program
  let redis: Program
  let nginx: Program

  /// - Parameters:
  ///   - searchPath: Folders with a colon between them; nil is the `PATH` of this process.
  ///   - homes: Folders besides, where packages put programs that are no user's.
  /// - Throws: `missing`, with all that is.
  public static func find(
    searchPath: String? = nil, homes: [String] = ClusterPrograms.homes
  ) throws(LocalClusterError) -> ClusterPrograms {
    let path = searchPath ?? ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = homes + path.split(separator: ":").map(String.init)
    let all = folders.joined(separator: ":")
    let server = folders.first { Program("initdb", searchPath: $0) != nil } ?? ""
    let (initdb, postgres) = (
      Program("initdb", searchPath: server), Program("postgres", searchPath: server)
    )
    let isReady = Program("pg_isready", searchPath: "\(server):\(all)")
    let (redis, nginx) = (
      Program("redis-server", searchPath: all), Program("nginx", searchPath: all)
    )
    guard let initdb, let postgres, let isReady, let redis, let nginx else {
      let hasPostgres = initdb != nil && postgres != nil && isReady != nil
      throw .missing(
        (hasPostgres ? [] : [advice("Postgres", "postgresql")])
          + (redis == nil ? [advice("redis-server", isMac ? "redis" : "redis-server")] : [])
          + (nginx == nil ? [advice("nginx", "nginx")] : []))
    }
    return ClusterPrograms(
      initdb: initdb, postgres: postgres, isReady: isReady, redis: redis, nginx: nginx)
  }

  /// Debian keeps those of each Postgres in a folder of its own, and nginx out of users' way; the newest first.
  public static var homes: [String] {
    let debian = "/usr/lib/postgresql"
    // NB: without that folder there is none in it.
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: debian)) ?? []
    return versions.sorted { (Int($0) ?? 0) > (Int($1) ?? 0) }.map { "\(debian)/\($0)/bin" }
      + ["/opt/homebrew/opt/postgresql/bin", "/opt/homebrew/bin", "/usr/sbin", "/usr/local/sbin"]
  }

  private static func advice(_ program: String, _ package: String) -> String {
    "\(program) (\(isMac ? "brew" : "apt") install \(package))"
  }

  private static var isMac: Bool {
    #if os(macOS)
      true
    #else
      false
    #endif
  }
}
