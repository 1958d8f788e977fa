import Foundation

extension PostgresServer {
  /// Postgres refuses to be run by root, and Debian's package makes a user for it.
  static var owner: passwd? {
    guard geteuid() == 0, let user = getpwnam("postgres") else { return nil }
    return user.pointee
  }

  static var asOwner: [String] {
    geteuid() == 0
      ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] : []
  }

  /// Debian keeps the server's programs out of the search path.
  static func findPrograms() throws -> String {
    let debian = "/usr/lib/postgresql"
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: debian)) ?? []
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders =
      versions.sorted { (Int($0) ?? 0) > (Int($1) ?? 0) }.map { "\(debian)/\($0)/bin" }
      + ["/opt/homebrew/opt/postgresql/bin"] + path.split(separator: ":").map(String.init)
    guard
      let folder = folders.first(where: {
        FileManager.default.isExecutableFile(atPath: $0 + "/initdb")
      })
    else { throw PostgresMissing(reason: "initdb is not installed") }
    return folder
  }

  /// One that nobody has at this moment.
  static func freePort() throws -> Int {
    let bound = try boundSocket()
    close(bound.descriptor)
    return bound.port
  }

  /// A TCP socket at a port of its own on the loopback, which is the caller's to close.
  static func boundSocket() throws -> (descriptor: Int32, port: Int) {
    #if os(Linux)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let descriptor = socket(AF_INET, stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
        bind(descriptor, raw, size) == 0 && getsockname(descriptor, raw, &size) == 0
      }
    }
    guard isBound else {
      close(descriptor)
      throw PostgresMissing(reason: "no port is free")
    }
    return (descriptor, Int(UInt16(bigEndian: address.sin_port)))
  }
}

extension PostgresServer {
  /// A port at which nobody listens.
  package static func unusedPort() throws -> Int { try freePort() }
}
