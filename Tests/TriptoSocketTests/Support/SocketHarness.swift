import NIOCore
import NIOPosix

@testable import TriptoSocket

extension WebSocketClient {
  /// Connects on the shared loops.
  static func connect(
    _ server: TestServer, _ path: String = "/ws", options: WebSocketClientOptions = .init(),
    handlers: WebSocketClientHandlers? = nil
  ) async throws -> WebSocketClientConnection {
    try await connect(
      url: server.url(path), on: MultiThreadedEventLoopGroup.singleton, options: options,
      handlers: handlers)
  }
}

extension TestServer {
  /// Runs `body` against `/ws` answered by `recorder`.
  static func recording(
    _ recorder: Recorder, configuration: WebSocketConfiguration = .init(),
    _ body: (TestServer) async throws -> Void
  ) async throws {
    let route = WebSocketRoute(path: "/ws", configuration: configuration, delegate: recorder)
    try await with([route], body)
  }
}
