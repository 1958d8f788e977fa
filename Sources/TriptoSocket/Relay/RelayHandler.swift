import NIOCore

/// The end of the connection to the other server: asks for the upgrade, and from the answer on hands every byte to the
/// client's socket as it is.
///
/// Neither side is read faster than the other one takes it. Lives on the loop of the client's socket.
final class RelayHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// Of an answer's head, in bytes.
  private static let longestHead = 16 * 1_024

  private let request: ByteBuffer
  private let granted: EventLoopPromise<Void>
  /// The client's socket; nil before the answer and after the end.
  private var socket: WebSocketHandler?
  private var head = ByteBuffer()
  private var isGranted = false
  private(set) var context: ChannelHandlerContext?

  init(request: ByteBuffer, granted: EventLoopPromise<Void>) {
    (self.request, self.granted) = (request, granted)
  }

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }

  func handlerRemoved(context: ChannelHandlerContext) {
    granted.fail(RelayError.noAnswer)
    self.context = nil
  }

  func channelActive(context: ChannelHandlerContext) {
    context.writeAndFlush(wrapOutboundOut(request), promise: nil)
    context.fireChannelActive()
  }

  /// From now on what the other server sends goes to `socket`; what came with its answer goes first.
  func begin(for socket: WebSocketHandler) {
    self.socket = socket
    let early = head
    head = ByteBuffer()
    if early.readableBytes > 0 { socket.passOn(early) }
    context?.channel.setOption(.autoRead, value: true).assumeIsolated().whenFailure { _ in
      self.socket?.relayEnded()
    }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let bytes = unwrapInboundIn(data)
    if let socket { return socket.passOn(bytes) }
    head.writeImmutableBuffer(bytes)
    if !isGranted { readHead(context) }
  }

  /// NB: nothing is read between the answer and the first byte that somebody is there for.
  private func readHead(_ context: ChannelHandlerContext) {
    guard let end = head.readableBytesView.firstRange(of: Array("\r\n\r\n".utf8)) else {
      if head.readableBytes > Self.longestHead { fail(.noAnswer, context) }
      return
    }
    let text = String(
      buffer: head.getSlice(at: head.readerIndex, length: min(12, head.readableBytes)) ?? head)
    let status = Int(text.suffix(3)) ?? 0
    guard text.hasPrefix("HTTP/1.1 "), status == 101 else {
      return fail(.refused(status: status), context)
    }
    head.moveReaderIndex(to: end.upperBound)
    isGranted = true
    context.channel.setOption(.autoRead, value: false).assumeIsolated().whenComplete { _ in
      self.granted.succeed()
    }
  }

  private func fail(_ error: RelayError, _ context: ChannelHandlerContext) {
    granted.fail(error)
    context.close(promise: nil)
  }

  /// Whether the other server takes what the client says.
  var isWritable: Bool { context?.channel.isWritable ?? false }

  /// Sends what the client said.
  func send(_ bytes: ByteBuffer) {
    context?.writeAndFlush(wrapOutboundOut(bytes), promise: nil)
  }

  /// The client takes more, or no more for now.
  func setReading(_ reads: Bool) {
    context?.channel.setOption(.autoRead, value: reads).assumeIsolated().whenFailure { _ in
      self.socket?.relayEnded()
    }
  }

  /// The client is gone.
  func close() {
    socket = nil
    context?.close(promise: nil)
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    socket?.setReading(context.channel.isWritable)
    context.fireChannelWritabilityChanged()
  }

  func channelInactive(context: ChannelHandlerContext) {
    granted.fail(RelayError.noAnswer)
    socket?.relayEnded()
    socket = nil
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
