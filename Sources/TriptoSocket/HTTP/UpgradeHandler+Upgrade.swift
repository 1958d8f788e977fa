import Logging
import NIOCore
import NIOHTTP1
import NIOWebSocket

extension UpgradeHandler {
  /// Answers the pending request as soon as it is whole and the answers before it are out.
  func settle(context: ChannelHandlerContext) {
    guard let pending, unanswered == 0 else { return }
    switch pending.verdict {
    case .refuse(let refusal): refuse(refusal, context: context)
    case .accept where isQuiescing: refuse(.closing, context: context)
    case .accept(let route, let isKnown):
      guard pending.isWhole else { return }
      guard roll.becomeSocket(connection, isKnown: isKnown) else {
        return refuse(.full, context: context)
      }
      accept(pending.head, for: route, context: context)
    }
  }

  /// Sends an error and closes.
  func refuse(_ refusal: Handshake.Refusal, context: ChannelHandlerContext) {
    let isHead = pending?.head.method == .HEAD
    pending = nil
    var headers = refusal.headers
    headers.add(name: "content-type", value: "application/json; charset=utf-8")
    headers.add(name: "content-length", value: "\(refusal.body.utf8.count)")
    headers.add(name: "connection", value: "close")
    leaveHTTP(for: .refused, context: context)
    let head = HTTPResponseHead(version: .http1_1, status: refusal.status, headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    if !isHead {
      let body = ByteBuffer(string: refusal.body)
      context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
    }
    let written = context.eventLoop.makePromise(of: Void.self)
    written.futureResult.assumeIsolated().whenComplete { _ in context.close(promise: nil) }
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: written)
  }

  /// Builds the answer with NIO's own upgrader, which knows the accept key.
  private func accept(
    _ head: HTTPRequestHead, for route: WebSocketRoute, context: ChannelHandlerContext
  ) {
    let upgrader = NIOWebSocketServerUpgrader(
      shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture([:]) },
      upgradePipelineHandler: { channel, _ in channel.eventLoop.makeSucceededVoidFuture() })
    upgrader.buildUpgradeResponse(
      channel: context.channel, upgradeRequest: head, initialResponseHeaders: [:]
    ).assumeIsolated().whenComplete { answer in
      switch answer {
      case .success(let headers):
        self.switchOver(head, headers: headers, route: route, context: context)
      case .failure: self.refuse(.malformed, context: context)
      }
    }
  }

  private func switchOver(
    _ head: HTTPRequestHead, headers: HTTPHeaders, route: WebSocketRoute,
    context: ChannelHandlerContext
  ) {
    pending = nil
    let wasSilent = if case .silent = phase { true } else { false }
    leaveHTTP(for: .upgraded, context: context)
    let answer = HTTPResponseHead(
      version: .http1_1, status: .switchingProtocols, headers: headers)
    context.write(wrapOutboundOut(.head(answer)), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    let socket = WebSocketHandler(
      role: .server, channel: context.channel, configuration: route.configuration,
      delegate: route.delegate, readsItself: !wasSilent)
    do {
      try install(socket, head: head, context: context)
    } catch {
      logger.debug("The upgrade failed: \(error)")
      context.close(promise: nil)
    }
    guard wasSilent else { return }
    outcome.succeed(.webSocket)
    context.pipeline.syncOperations.removeHandler(self, promise: nil)
  }

  /// The decoder of HTTP goes last: it hands over the bytes that came behind the request.
  private func install(
    _ socket: WebSocketHandler, head: HTTPRequestHead, context: ChannelHandlerContext
  ) throws {
    let pipeline = context.pipeline.syncOperations
    let options = context.channel.syncOptions
    if let size = socket.configuration.socketSendBuffer {
      try options?.setOption(.socketOption(.so_sndbuf), value: size)
    }
    // NB: a WebSocket has no half-open state, and with it TLS would answer a goodbye only after 5 s.
    try options?.setOption(.allowRemoteHalfClosure, value: false)
    pipeline.removeHandler(codec.encoder, promise: nil)
    pipeline.removeHandler(watch, promise: nil)
    try pipeline.addHandlers([socket.decoder, socket], position: .after(codec.decoder))
    socket.open(head: head)
    pipeline.removeHandler(codec.decoder, promise: nil)
  }

  /// Ends the router's loop, if it ever began: it sees the end of the input, and its idle timer stops.
  private func leaveHTTP(for next: Phase, context: ChannelHandlerContext) {
    let before = phase
    phase = next
    guard case .http(let state) = before else { return }
    context.pipeline.syncOperations.removeHandler(state, promise: nil)
    context.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
  }
}
