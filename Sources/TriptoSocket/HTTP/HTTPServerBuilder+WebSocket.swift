import HummingbirdCore
import NIOCore
import NIOHTTP1

extension HTTPServerBuilder {
  /// HTTP/1.1 with WebSockets on several paths of the same port.
  public static func http1WebSocket(
    routes: [WebSocketRoute], http: HTTPConnectionConfiguration = .init()
  ) -> HTTPServerBuilder {
    HTTPServerBuilder { responder in
      HTTP1WebSocketChannel(responder: responder, routes: routes, http: http)
    }
  }

  /// HTTP/1.1 with one WebSocket path. The upgrade of a valid handshake always succeeds (WS3) unless
  /// `allow` says no, which gives 429 (SE7); who it is, is the delegate's affair.
  public static func http1WebSocket(
    path: String = "/ws", configuration: WebSocketConfiguration = .init(),
    http: HTTPConnectionConfiguration = .init(), delegate: any WebSocketDelegate,
    allow: @escaping WebSocketRoute.Gate = { _, _ in true }
  ) -> HTTPServerBuilder {
    let route = WebSocketRoute(
      path: path, configuration: configuration, delegate: delegate, allow: allow)
    return .http1WebSocket(routes: [route], http: http)
  }
}
