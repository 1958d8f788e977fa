import NIOCore
import NIOPosix

/// Ports of loopback.
enum LocalPorts {
  /// Below those that the system gives to clients, which would take one between the look and the start.
  private static let range = 20_000..<30_000

  static func isFree(_ port: Int) async throws -> Bool {
    let bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
    do {
      try await bootstrap.bind(host: "127.0.0.1", port: port).get().close()
      return true
    } catch is IOError {
      return false
    }
  }

  /// Some that nobody has at this moment.
  ///
  /// - Parameter taken: Is wanted for something else.
  static func free(_ count: Int, besides taken: Int) async throws -> [Int] {
    var found: Set<Int> = []
    while found.count < count {
      let port = Int.random(in: range)
      if port != taken, try await isFree(port) { found.insert(port) }
    }
    return found.sorted()
  }

  /// Whether somebody takes connections there.
  static func isOpen(_ port: Int) async -> Bool {
    do {
      try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .connect(host: "127.0.0.1", port: port).get().close()
      return true
    } catch {
      return false
    }
  }
}
