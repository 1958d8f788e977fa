public import HummingbirdCore
public import Logging
public import NIOCore
import NIOHTTP1

/// A child channel of Hummingbird's server that speaks HTTP/1.1 to the router and WebSocket on some
/// paths, on one port. Works inside `.tls(…)`; offer only `http/1.1` there.
public struct HTTP1WebSocketChannel: HTTPChannelHandler {
  /// A new connection and, once its first request is there, what it became.
  public struct Value: ServerChildChannelValue {
    public let channel: any Channel
    let arrival: Arrival
  }

  public let responder: Responder
  let routes: [WebSocketRoute]
  let http: HTTPConnectionConfiguration
  let roll: ConnectionRoll

  /// - Parameters:
  ///   - responder: answers every request outside of `routes`.
  ///   - routes: the WebSocket paths; the first that fits counts.
  ///   - http: limits while a connection speaks HTTP.
  ///   - roll: who is connected; no limits by default.
  public init(
    responder: @escaping Responder, routes: [WebSocketRoute],
    http: HTTPConnectionConfiguration = .init(), roll: ConnectionRoll = ConnectionRoll()
  ) {
    self.responder = responder
    self.routes = routes
    self.http = http
    self.roll = roll
  }

  public func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    let outcome = channel.eventLoop.makePromise(of: UpgradeHandler.Outcome.self)
    return channel.eventLoop.makeCompletedFuture {
      guard let connection = roll.admit(channel) else {
        return try turnAway(channel, outcome)
      }
      channel.closeFuture.whenComplete { [roll] _ in roll.left(connection) }
      let codec = UpgradeHandler.Codec(
        encoder: HTTPResponseEncoder(), decoder: ByteToMessageHandler(makeDecoder()))
      let upgrade = UpgradeHandler(
        routes: routes, configuration: http, codec: codec, roll: roll, connection: connection,
        logger: logger, outcome: outcome)
      let pipeline = channel.pipeline.syncOperations
      do {
        try pipeline.addHandlers([upgrade.watch, codec.encoder, codec.decoder, upgrade])
      } catch {
        outcome.fail(error)
        throw error
      }
      return Value(
        channel: channel, arrival: Arrival(channel: channel, outcome: outcome.futureResult))
    }
  }

  /// SE26, SE27: no answer, just a close. NB: a failure here would end the listener.
  private func turnAway(
    _ channel: any Channel, _ outcome: EventLoopPromise<UpgradeHandler.Outcome>
  ) throws -> Value {
    outcome.fail(ChannelError.eof)
    try channel.pipeline.syncOperations.addHandler(TurnAwayHandler())
    return Value(
      channel: channel, arrival: Arrival(channel: channel, outcome: outcome.futureResult))
  }

  private func makeDecoder() -> HTTPRequestDecoder {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = http.maxHeaderBytes
    limits.maxHeaderListSize = http.maxHeaderBytes
    return HTTPRequestDecoder(
      leftOverBytesStrategy: .forwardBytes, limitConfiguration: limits)
  }

  public func handle(value: Value, logger: Logger) async {
    do {
      switch try await value.arrival.take() {
      case .http(let channel): await handleHTTP(asyncChannel: channel, logger: logger)
      case .webSocket: try await untilClosed(value.channel)
      }
    } catch {
      logger.trace("A connection ended: \(error)")
    }
  }

  private func untilClosed(_ channel: any Channel) async throws {
    try await withTaskCancellationHandler {
      try await channel.closeFuture.get()
    } onCancel: {
      channel.close(promise: nil)
    }
  }
}

/// Closes a connection as soon as there is one.
private final class TurnAwayHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  func channelActive(context: ChannelHandlerContext) { context.channel.dropTransport() }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {}
}
