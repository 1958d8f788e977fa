import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Asks for the upgrade and, when it is granted, gives the pipeline to a ``WebSocketHandler``.
final class ClientHandshakeHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPClientResponsePart
  typealias OutboundOut = HTTPClientRequestPart

  struct Codec {
    let encoder: HTTPRequestEncoder
    let decoder: ByteToMessageHandler<HTTPResponseDecoder>
  }

  private static let longestBody = 4_096

  private let upgrader = NIOWebSocketClientUpgrader { channel, _ in
    channel.eventLoop.makeSucceededVoidFuture()
  }
  private let codec: Codec
  private let socket: WebSocketHandler
  private let done: EventLoopPromise<Void>
  private var request: HTTPRequestHead
  private var response: HTTPResponseHead?
  private var body = ByteBuffer()

  init(
    request: HTTPRequestHead, codec: Codec, socket: WebSocketHandler, done: EventLoopPromise<Void>
  ) {
    self.request = request
    self.codec = codec
    self.socket = socket
    self.done = done
    upgrader.addCustom(upgradeRequestHeaders: &self.request.headers)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    done.fail(WebSocketClientError.closedInHandshake)
  }

  func channelActive(context: ChannelHandlerContext) {
    context.write(wrapOutboundOut(.head(request)), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    context.fireChannelActive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): response = head
    case .body(var piece):
      let room = ClientHandshakeHandler.longestBody - body.readableBytes
      if let slice = piece.readSlice(length: min(room, piece.readableBytes)) {
        body.writeImmutableBuffer(slice)
      }
    case .end: finish(context: context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    fail(error, context: context)
  }

  private func finish(context: ChannelHandlerContext) {
    guard let response else { return }
    guard response.status == .switchingProtocols else {
      let status = Int(response.status.code)
      let refused = WebSocketClientError.refused(status: status, body: String(buffer: body))
      return fail(refused, context: context)
    }
    guard upgrader.shouldAllowUpgrade(upgradeResponse: response) else {
      return fail(WebSocketClientError.wrongAcceptKey, context: context)
    }
    takeOver(context: context)
  }

  /// The decoder of HTTP has to be gone before the socket writes its first frame, so the bytes it leaves
  /// behind wait in between.
  private func takeOver(context: ChannelHandlerContext) {
    let pipeline = context.pipeline.syncOperations
    let waiting = WaitingBytes()
    do {
      try pipeline.addHandler(waiting, position: .after(codec.decoder))
    } catch {
      return fail(error, context: context)
    }
    pipeline.removeHandler(codec.encoder, promise: nil)
    pipeline.removeHandler(codec.decoder).assumeIsolated().whenComplete { _ in
      self.open(behind: waiting, context: context)
    }
  }

  private func open(behind waiting: WaitingBytes, context: ChannelHandlerContext) {
    let pipeline = context.pipeline.syncOperations
    do {
      try pipeline.addHandlers([socket.decoder, socket], position: .after(waiting))
      done.succeed()
      socket.open(head: request)
      pipeline.removeHandler(waiting, promise: nil)
      pipeline.removeHandler(self, promise: nil)
    } catch {
      fail(error, context: context)
    }
  }

  private func fail(_ error: any Error, context: ChannelHandlerContext) {
    done.fail(error)
    context.close(promise: nil)
  }
}

/// Keeps bytes back until it is removed.
private final class WaitingBytes: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private var bytes = ByteBuffer()

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    bytes.writeImmutableBuffer(unwrapInboundIn(data))
  }

  func removeHandler(
    context: ChannelHandlerContext, removalToken: ChannelHandlerContext.RemovalToken
  ) {
    if bytes.readableBytes > 0 { context.fireChannelRead(wrapInboundOut(bytes)) }
    context.leavePipeline(removalToken: removalToken)
  }
}
