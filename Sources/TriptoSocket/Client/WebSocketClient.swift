public import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL

/// Connects to a WebSocket server: for bots, load tests and tests of the server.
public enum WebSocketClient {
  /// Opens a socket.
  /// - Parameters:
  ///   - url: `ws://` or `wss://`, with host, path and query.
  ///   - headers: further headers of the handshake, such as `Authorization`, or another `Host`.
  ///   - group: the loop, or the group that picks one.
  ///   - options: limits, TLS and timeouts.
  ///   - handlers: callbacks; without them everything comes through the connection's `messages`.
  /// - Throws: ``WebSocketClientError``, or the error of the transport.
  public static func connect(
    url: String, headers: [(String, String)] = [], on group: any EventLoopGroup,
    options: WebSocketClientOptions = .init(), handlers: WebSocketClientHandlers? = nil
  ) async throws -> WebSocketClientConnection {
    let target = try WebSocketClientURL(url)
    let context =
      target.isSecure ? try options.tls ?? NIOSSLContext(configuration: .clientDefault) : nil
    let loop = group.any()
    let done = loop.makePromise(of: Void.self)
    let delegate = ClientDelegate(handlers: handlers)
    let request = request(for: target, headers: headers)
    do {
      let (channel, socket) = try await bootstrap(on: loop, options: options)
        .connect(host: target.host, port: target.port) { channel in
          channel.eventLoop.makeCompletedFuture {
            if let context { try addTLS(context, to: channel, host: target.host) }
            let handler = WebSocketHandler(
              role: .client, channel: channel, configuration: options.configuration,
              delegate: delegate)
            try addHandshake(request, socket: handler, to: channel, done: done)
            return (channel, handler.connection)
          }
        }
      let timer = channel.eventLoop.scheduleTask(in: options.timeout) {
        done.fail(WebSocketClientError.timedOut)
        channel.close(promise: nil)
      }
      defer { timer.cancel() }
      try await done.futureResult.get()
      return WebSocketClientConnection(socket: socket, messages: delegate.messages)
    } catch {
      done.fail(error)
      throw error
    }
  }

  private static func bootstrap(
    on loop: any EventLoop, options: WebSocketClientOptions
  ) -> ClientBootstrap {
    let bootstrap = ClientBootstrap(group: loop).connectTimeout(options.timeout)
    guard let size = options.socketReceiveBuffer else { return bootstrap }
    return bootstrap.channelOption(.socketOption(.so_rcvbuf), value: size)
  }

  private static func request(
    for target: WebSocketClientURL, headers: [(String, String)]
  ) -> HTTPRequestHead {
    var all = HTTPHeaders(headers)
    if !all.contains(name: "Host") { all.add(name: "Host", value: target.authority) }
    all.replaceOrAdd(name: "Upgrade", value: "websocket")
    all.replaceOrAdd(name: "Connection", value: "Upgrade")
    return HTTPRequestHead(version: .http1_1, method: .GET, uri: target.target, headers: all)
  }

  private static func addTLS(
    _ context: NIOSSLContext, to channel: any Channel, host: String
  ) throws {
    // NB: server name indication knows names only, never addresses.
    let isAddress = (try? SocketAddress(ipAddress: host, port: 0)) != nil
    let handler = try NIOSSLClientHandler(
      context: context, serverHostname: isAddress ? nil : host)
    try channel.pipeline.syncOperations.addHandler(handler)
  }

  private static func addHandshake(
    _ request: HTTPRequestHead, socket: WebSocketHandler, to channel: any Channel,
    done: EventLoopPromise<Void>
  ) throws {
    let codec = ClientHandshakeHandler.Codec(
      encoder: HTTPRequestEncoder(),
      decoder: ByteToMessageHandler(HTTPResponseDecoder(leftOverBytesStrategy: .forwardBytes)))
    let handshake = ClientHandshakeHandler(
      request: request, codec: codec, socket: socket, done: done)
    try channel.pipeline.syncOperations.addHandlers([codec.encoder, codec.decoder, handshake])
  }
}
