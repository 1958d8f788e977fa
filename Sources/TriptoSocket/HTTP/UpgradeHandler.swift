import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// Stands behind the HTTP codec and decides request by request: the router's, a WebSocket, or refused.
/// An upgrade waits until the answers before it are out, so it may come on a kept-alive connection.
final class UpgradeHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart
  typealias HTTPChannel = NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>

  /// What the connection turned out to be.
  enum Outcome: Sendable {
    case http(HTTPChannel)
    case webSocket
  }

  enum Phase {
    /// No request yet.
    case silent
    /// The router answers.
    case http(HTTPConnectionStateHandler)
    /// Upgraded after the router had answered: everything of HTTP stops here.
    case upgraded
    /// Refused for good; the connection is closing.
    case refused
  }

  /// A request for a WebSocket path that waits for its turn.
  struct Pending {
    var head: HTTPRequestHead
    var verdict: Handshake
    var isWhole = false
  }

  /// The handlers of HTTP that an upgrade takes away.
  struct Codec {
    let encoder: HTTPResponseEncoder
    let decoder: ByteToMessageHandler<HTTPRequestDecoder>
  }

  let routes: [WebSocketRoute]
  let configuration: HTTPConnectionConfiguration
  let codec: Codec
  let watch: ConnectionWatch
  let roll: ConnectionRoll
  let connection: RolledConnection
  let logger: Logger
  let outcome: EventLoopPromise<Outcome>

  var phase = Phase.silent
  var pending: Pending?
  /// Requests the router has not answered in full.
  var unanswered = 0
  var lastRequestCloses = false
  var isQuiescing = false
  private var headerTimer: Scheduled<Void>?
  private(set) var context: ChannelHandlerContext?

  init(
    routes: [WebSocketRoute], configuration: HTTPConnectionConfiguration, codec: Codec,
    roll: ConnectionRoll, connection: RolledConnection, logger: Logger,
    outcome: EventLoopPromise<Outcome>
  ) {
    self.routes = routes
    self.configuration = configuration
    self.codec = codec
    self.roll = roll
    self.connection = connection
    watch = ConnectionWatch(configuration, connection)
    self.logger = logger
    self.outcome = outcome
  }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    watch.tooSlow = { [weak self] in self?.giveUp() }
    headerTimer = context.eventLoop.assumeIsolated()
      .scheduleTask(in: configuration.headerTimeout) { context.close(promise: nil) }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    headerTimer?.cancel()
    self.context = nil
    // NB: does nothing when the outcome is already known.
    outcome.fail(ChannelError.eof)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch phase {
    case .upgraded, .refused: return
    case .silent, .http: break
    }
    let part = unwrapInboundIn(data)
    watchOver(part)
    switch part {
    case .head(let head): received(head, context: context)
    case .body where pending != nil: break
    case .end where pending != nil:
      pending?.isWhole = true
      settle(context: context)
    case .body, .end: context.fireChannelRead(data)
    }
  }

  private func watchOver(_ part: HTTPServerRequestPart) {
    switch part {
    case .head: watch.requestBegins()
    case .body: break
    case .end: watch.requestEnded()
    }
  }

  private func received(_ head: HTTPRequestHead, context: ChannelHandlerContext) {
    headerTimer?.cancel()
    guard pending == nil else { return }
    guard head.hasLegalURI else {
      pending = Pending(head: head, verdict: .refuse(.unreadable))
      return settle(context: context)
    }
    if let route = routes.first(where: { $0.path == head.path }) {
      let address = context.channel.remoteAddress
      pending = Pending(head: head, verdict: Handshake.judge(head, from: address, for: route))
      settle(context: context)
    } else {
      route(head, context: context)
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch (phase, event) {
    case (.upgraded, _): break
    case (.silent, ChannelEvent.inputClosed) where pending == nil:
      context.close(promise: nil)
    case (.silent, is ChannelShouldQuiesceEvent) where pending == nil:
      context.close(promise: nil)
    case (_, is ChannelShouldQuiesceEvent):
      isQuiescing = true
      context.fireUserInboundEventTriggered(event)
    default: context.fireUserInboundEventTriggered(event)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch phase {
    case .silent where error is HTTPParserError && pending == nil:
      headerTimer?.cancel()
      refuse(.unreadable, context: context)
    case .http where error is HTTPParserError && pending == nil && unanswered == 0:
      refuse(.unreadable, context: context)
    case .http where pending == nil: context.fireErrorCaught(error)
    default: context.close(promise: nil)
    }
  }
}
