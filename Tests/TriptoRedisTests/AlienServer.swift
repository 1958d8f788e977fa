import NIOCore
import NIOPosix

/// Something else than Redis, which says one thing to everybody.
struct AlienServer {
  private let channel: any Channel

  static func start(saying text: String) async throws -> AlienServer {
    AlienServer(
      channel: try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .childChannelInitializer { child in
          child.eventLoop.makeCompletedFuture {
            try child.pipeline.syncOperations.addHandler(Talker(text))
          }
        }
        .bind(host: "127.0.0.1", port: 0).get())
  }

  var port: Int { channel.localAddress?.port ?? 0 }

  func stop() async throws { try await channel.close() }

  private final class Talker: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let text: String

    init(_ text: String) { self.text = text }

    func channelActive(context: ChannelHandlerContext) {
      context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: text)), promise: nil)
    }
  }
}
