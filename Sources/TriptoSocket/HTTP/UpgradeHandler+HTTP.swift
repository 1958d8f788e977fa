import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1

extension UpgradeHandler {
  /// Hands a request to the router. One after which the decoder reads nothing is handed on as the
  /// connection's last.
  func route(_ head: HTTPRequestHead, context: ChannelHandlerContext) {
    var head = head
    if head.stopsTheDecoder {
      lastRequestCloses = true
      head.headers.remove(name: "upgrade")
      head.headers.replaceOrAdd(name: "connection", value: "close")
    }
    do {
      if case .silent = phase { try startHTTP(context: context) }
      unanswered += 1
      context.fireChannelRead(wrapInboundOut(.head(head)))
    } catch {
      logger.debug("HTTP could not be set up: \(error)")
      context.close(promise: nil)
    }
  }

  private func startHTTP(context: ChannelHandlerContext) throws {
    let pipeline = context.pipeline.syncOperations
    let idle = Duration.nanoseconds(configuration.idleTimeout.nanoseconds)
    let state = HTTPConnectionStateHandler(idleTimeout: idle, logger: logger)
    try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: configuration.isSecure))
    try pipeline.addHandler(state)
    let channel = try HTTPChannel(
      wrappingChannelSynchronously: context.channel,
      configuration: .init(isOutboundHalfClosureEnabled: true))
    phase = .http(state)
    outcome.succeed(.http(channel))
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard case .http = phase else {
      promise?.fail(ChannelError.outputClosed)
      return
    }
    switch unwrapOutboundIn(data) {
    case .head(var head) where lastRequestCloses && unanswered == 1:
      head.headers.replaceOrAdd(name: "connection", value: "close")
      context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .end:
      context.write(data, promise: promise)
      unanswered -= 1
      // NB: later, since the handlers behind us are still inside this write.
      context.eventLoop.assumeIsolated().execute {
        if context.channel.isActive { self.settle(context: context) }
      }
      if unanswered == 0 { watch.allAnswered() }
    case .head, .body:
      context.write(data, promise: promise)
    }
  }

  /// SE28: the router hears that the rest of the request does not come, and may say so; then it is over.
  func giveUp() {
    guard let context else { return }
    guard case .http = phase, pending == nil, unanswered > 0 else {
      return context.channel.dropTransport()
    }
    lastRequestCloses = true
    context.fireErrorCaught(RequestTooSlow())
    context.eventLoop.assumeIsolated().scheduleTask(in: configuration.drainTimeout) {
      context.channel.dropTransport()
    }
  }

  /// Once upgraded, the router's end of the connection must not shut ours.
  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    switch (phase, mode) {
    case (.upgraded, .output): promise?.succeed()
    case (.upgraded, .input): context.close(mode: .all, promise: promise)
    case (.refused, .output): promise?.succeed()
    default: context.close(mode: mode, promise: promise)
    }
  }
}
