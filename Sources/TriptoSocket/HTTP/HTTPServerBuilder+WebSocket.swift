public import HummingbirdCore
public import NIOCore
public import NIOHTTP1

extension HTTPServerBuilder {
  /// HTTP/1.1 with WebSockets on several paths of the same port.
  public static func http1WebSocket(
    routes: [WebSocketRoute], http: HTTPConnectionConfiguration = .init(),
    roll: ConnectionRoll = ConnectionRoll()
  ) -> HTTPServerBuilder {
    HTTPServerBuilder { responder in
      HTTP1WebSocketChannel(responder: responder, routes: routes, http: http, roll: roll)
    }
  }

  /// HTTP/1.1 with one WebSocket path. The upgrade of a valid handshake always succeeds (WS3) unless
  /// `judge` says no (SE7) or there is no place (SE26); who it is, is the delegate's affair.
  public static func http1WebSocket(
    path: String = "/ws", configuration: WebSocketConfiguration = .init(),
    http: HTTPConnectionConfiguration = .init(), delegate: any WebSocketDelegate,
    judge: @escaping WebSocketRoute.Gate = { _, _ in .stranger }
  ) -> HTTPServerBuilder {
    let route = WebSocketRoute(
      path: path, configuration: configuration, delegate: delegate, judge: judge)
    return .http1WebSocket(routes: [route], http: http)
  }
}
