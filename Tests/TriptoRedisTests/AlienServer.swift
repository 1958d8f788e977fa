import NIOCore
import NIOPosix

/// Something else than Redis, which says one thing to everybody.
struct AlienServer {
  private let channel: any Channel

  static func start(saying text: String) async throws -> AlienServer {
    AlienServer(
      channel: try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .childChannelInitializer { child in
          child.writeAndFlush(ByteBuffer(string: text))
        }
        .bind(host: "127.0.0.1", port: 0).get())
  }

  var port: Int { channel.localAddress?.port ?? 0 }

  func stop() async throws { try await channel.close() }
}
