import NIOCore
import NIOPosix
import TriptoTestEvening

/// A TCP client that sends any bytes and sees each read of the answer by itself.
struct RawClient: Sendable {
  struct Read: Sendable {
    let bytes: [UInt8]
    let at: NIODeadline

    var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  private let channel: any Channel
  let reads: AsyncStream<Read>

  private final class Collector: ChannelInboundHandler, Sendable {
    typealias InboundIn = ByteBuffer
    let sink: AsyncStream<Read>.Continuation
    init(_ sink: AsyncStream<Read>.Continuation) { self.sink = sink }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let bytes = Array(unwrapInboundIn(data).readableBytesView)
      sink.yield(Read(bytes: bytes, at: .now()))
    }
    func channelInactive(context: ChannelHandlerContext) { sink.finish() }
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      context.close(promise: nil)
    }
  }

  static func connect(_ port: Int) async throws -> RawClient {
    let (reads, sink) = AsyncStream<Read>.makeStream()
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelInitializer { $0.pipeline.addHandler(Collector(sink)) }
      .connect(host: "127.0.0.1", port: port).get()
    return RawClient(channel: channel, reads: reads)
  }

  func send(_ text: String) async throws {
    try await channel.writeAndFlush(ByteBuffer(string: text))
  }

  func send(_ bytes: [UInt8]) async throws {
    try await channel.writeAndFlush(ByteBuffer(bytes: bytes))
  }

  /// Asks for the upgrade to a socket.
  func upgrade(token: String) async throws {
    try await send(
      "GET /ws?token=\(token) HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
        + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
  }

  /// Everything until the server hangs up.
  func all() async -> String {
    var text = ""
    for await read in reads { text += read.text }
    return text
  }

  func close() { channel.close(promise: nil) }
}
