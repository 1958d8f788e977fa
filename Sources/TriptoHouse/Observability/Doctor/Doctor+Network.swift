import Foundation
import NIOCore
import NIOPosix
import TriptoGuard
import TriptoProcess

extension Doctor {
  /// Whether the port can be opened, by opening it for a moment.
  var port: Finding {
    get async {
      let place = "\(configuration.host):\(configuration.port)"
      do {
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
          .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
          .bind(host: configuration.host, port: configuration.port).get()
        try await channel.close()
        return Finding("port", .fine, "\(place) is free")
      } catch {
        return await occupied(place, error)
      }
    }
  }

  private func occupied(_ place: String, _ error: any Error) async -> Finding {
    let here = LANAddress(interface: "lo", address: "127.0.0.1")
    let result = await here.verify(port: configuration.port, isTLS: configuration.tls != nil)
    if result == .reachable {
      return Finding("port", .warning, "a Tripto server already runs at \(place)")
    }
    return Finding(
      "port", .failure, "\(place) cannot be opened: \(error)", remedy: "choose another with --port")
  }

  var network: Finding {
    let found = LANAddress.candidates()
    guard configuration.listensBeyondLoopback, !found.isEmpty else {
      let detail = found.isEmpty ? "no address on a local network" : "listens on this machine only"
      return Finding("network", .warning, "\(detail); phones cannot come in")
    }
    let list = found.map { "\($0.address) (\($0.interface))" }.joined(separator: ", ")
    return Finding("network", .fine, list)
  }

  /// Whether apps find the server by themselves (UI-X2).
  var announcement: Finding {
    let path = searchPath.joined(separator: ":")
    let isWanted = configuration.announces == .on && configuration.listensBeyondLoopback
    guard isWanted, configuration.tls == nil else {
      let why =
        !isWanted ? "switched off, or on this machine only" : "not with a certificate of one's own"
      return Finding("announcement", .fine, "\(why); apps take a typed address")
    }
    guard
      let found = Announcement(configuration, port: configuration.port, searchPath: path)?.program
    else {
      return Finding(
        "announcement", .optional,
        "nothing here can announce the server; apps take a typed address",
        remedy: Announcement.remedy)
    }
    return Finding("announcement", .fine, "\(found.path) tells apps in the network of the server")
  }

  /// The library is linked in, so it only has a version to tell.
  var sqlite: Finding {
    typealias Version = @convention(c) () -> UnsafePointer<CChar>?
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "sqlite3_libversion"),
      let version = unsafeBitCast(symbol, to: Version.self)()
    else { return Finding("SQLite", .failure, "not found", remedy: "apt install libsqlite3-0") }
    return Finding("SQLite", .fine, String(cString: version))
  }
}
