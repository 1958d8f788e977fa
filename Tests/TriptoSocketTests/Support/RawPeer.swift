import NIOCore
import NIOPosix
import Testing

@testable import TriptoSocket

/// A TCP peer that sends whatever bytes a test wants and collects what comes back.
final class RawPeer {
  /// The server hung up too early.
  struct Ended: Error { let after: String }

  private let channel: any Channel
  private var incoming: AsyncStream<ByteBuffer>.Iterator
  private(set) var buffer = ByteBuffer()

  private final class Collector: ChannelInboundHandler, Sendable {
    typealias InboundIn = ByteBuffer
    let sink: AsyncStream<ByteBuffer>.Continuation
    init(_ sink: AsyncStream<ByteBuffer>.Continuation) { self.sink = sink }
    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      sink.yield(unwrapInboundIn(data))
    }
    func channelInactive(context: ChannelHandlerContext) { sink.finish() }
    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      if case ChannelEvent.inputClosed = event { sink.finish() }
    }
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      context.close(promise: nil)
    }
  }

  private init(channel: any Channel, stream: AsyncStream<ByteBuffer>) {
    self.channel = channel
    incoming = stream.makeAsyncIterator()
  }

  /// - Parameter reads: false for a peer that takes nothing until it is told to.
  static func connect(_ port: Int, reads: Bool = true) async throws -> RawPeer {
    let (stream, sink) = AsyncStream<ByteBuffer>.makeStream()
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelOption(.allowRemoteHalfClosure, value: true)
      .channelOption(.autoRead, value: reads)
      .channelInitializer { $0.pipeline.addHandler(Collector(sink)) }
      .connect(host: "127.0.0.1", port: port).get()
    return RawPeer(channel: channel, stream: stream)
  }

  /// Connects and shakes hands.
  static func upgraded(_ port: Int, path: String = "/echo") async throws -> RawPeer {
    let peer = try await connect(port)
    try await peer.send(Wire.handshake(path: path))
    let head = try await peer.head()
    try #require(head.hasPrefix("HTTP/1.1 101 "))
    return peer
  }

  func send(_ text: String) async throws { try await send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) async throws {
    try await channel.writeAndFlush(ByteBuffer(bytes: bytes))
  }

  /// Sends and expects no trouble even when the server hangs up in the middle.
  func sendLoosely(_ bytes: [UInt8]) {
    channel.writeAndFlush(ByteBuffer(bytes: bytes), promise: nil)
  }

  /// Sends one byte again and again, until it is cancelled.
  func trickle(every time: TimeAmount) -> RepeatedTask {
    channel.eventLoop.scheduleRepeatedTask(initialDelay: time, delay: time) { [channel] _ in
      channel.writeAndFlush(ByteBuffer(bytes: [0x61]), promise: nil)
    }
  }

  /// Takes what has arrived by now, a little of it.
  func readOnce() { channel.read() }

  func startReading() async throws { try await channel.setOption(.autoRead, value: true).get() }

  func closeOutput() async throws { try await channel.close(mode: .output) }

  func close() { channel.close(promise: nil) }

  /// The next response head, without its last blank line.
  func head() async throws -> String {
    while true {
      if let end = buffer.readableBytesView.firstRange(of: Array("\r\n\r\n".utf8)) {
        let length = end.lowerBound - buffer.readerIndex
        let head = buffer.readString(length: length) ?? ""
        buffer.moveReaderIndex(forwardBy: 4)
        return head
      }
      guard await fill() else { throw Ended(after: String(buffer: buffer)) }
    }
  }

  func body(_ length: Int) async throws -> String {
    while buffer.readableBytes < length {
      guard await fill() else { throw Ended(after: String(buffer: buffer)) }
    }
    return buffer.readString(length: length) ?? ""
  }

  /// The next frame, or nil at the end of the stream.
  func frame() async -> Wire.Frame? {
    while true {
      if let frame = Wire.Frame(reading: &buffer) { return frame }
      guard await fill() else { return nil }
    }
  }

  /// Every frame until the server hangs up; our side then closes too.
  func frames() async -> [Wire.Frame] {
    var all: [Wire.Frame] = []
    while let frame = await frame() { all.append(frame) }
    close()
    return all
  }

  /// All that comes until the server hangs up.
  func rest() async -> String {
    while await fill() {}
    close()
    return String(buffer: buffer)
  }

  private func fill() async -> Bool {
    guard var more = await incoming.next(isolation: nil) else { return false }
    buffer.writeBuffer(&more)
    return true
  }
}
