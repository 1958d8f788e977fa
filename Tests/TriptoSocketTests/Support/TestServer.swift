import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOPosix
import NIOSSL
import Testing

@testable import TriptoSocket

/// A whole server on a free port of the loopback: the routes given, and a router that answers every
/// other request with its method, path and body.
struct TestServer: Sendable {
  let port: Int
  private let shutDown: @Sendable () async throws -> Void
  private let running: Task<Void, any Error>

  static func start(
    _ routes: [WebSocketRoute], http: HTTPConnectionConfiguration = .init(),
    roll: ConnectionRoll = ConnectionRoll(), tls: NIOSSLContext? = nil,
    answer: @escaping Answerer = answer
  ) async throws -> TestServer {
    let plain = HTTP1WebSocketChannel(
      responder: { request, writer, _ in try await answer(request, writer) }, routes: routes,
      http: http, roll: roll)
    guard let tls else { return try await run(plain) }
    return try await run(TLSWrapped(base: plain, context: tls))
  }

  private static func run(_ child: some ServerChildChannel) async throws -> TestServer {
    let bound = AsyncStream<Int>.makeStream()
    let server = Server(
      childChannelSetup: child,
      configuration: ServerConfiguration(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { channel in bound.continuation.yield(channel.localAddress?.port ?? 0) },
      eventLoopGroup: MultiThreadedEventLoopGroup.singleton,
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    let running = Task { try await server.run() }
    var ports = bound.stream.makeAsyncIterator()
    let port = try #require(await ports.next())
    return TestServer(
      port: port, shutDown: { try await server.shutdownGracefully() }, running: running)
  }

  typealias Answerer = @Sendable (Request, consuming ResponseWriter) async throws -> Void

  @Sendable static func answer(
    _ request: Request, _ writer: consuming ResponseWriter
  ) async throws {
    var body = try await request.body.collect(upTo: 1 << 20)
    let read = body.readString(length: body.readableBytes) ?? ""
    let text = "\(request.method) \(request.uri.path) \(read)"
    let bytes = ByteBuffer(string: text)
    let head = HTTPResponse(
      status: .ok, headerFields: [.contentLength: "\(bytes.readableBytes)"])
    try await writer.write(response: head, body: ResponseBody(byteBuffer: bytes))
  }

  /// Runs `body` against an echo at `/ws` and `/echo`.
  static func echo(
    http: HTTPConnectionConfiguration = .init(), configuration: WebSocketConfiguration = .init(),
    _ body: (TestServer) async throws -> Void
  ) async throws {
    let delegate = EchoDelegate()
    let routes = ["/ws", "/echo"].map {
      WebSocketRoute(path: $0, configuration: configuration, delegate: delegate)
    }
    try await with(routes, http: http, body)
  }

  /// Runs `body` and then shuts down gracefully, which ends only when every connection has.
  static func with(
    _ routes: [WebSocketRoute], http: HTTPConnectionConfiguration = .init(),
    roll: ConnectionRoll = ConnectionRoll(), tls: NIOSSLContext? = nil,
    answer: @escaping Answerer = answer, _ body: (TestServer) async throws -> Void
  ) async throws {
    let server = try await start(routes, http: http, roll: roll, tls: tls, answer: answer)
    do {
      try await body(server)
    } catch {
      try await server.stop()
      throw error
    }
    try await server.stop()
  }

  func stop() async throws {
    try await shutDown()
    try await running.value
  }

  /// Gives up at once, without a goodbye to anybody.
  func cancel() { running.cancel() }

  func ended() async throws { try await running.value }

  func url(_ path: String) -> String { "ws://127.0.0.1:\(port)\(path)" }
}

/// What `.tls(…)` of the server framework does: TLS in front, everything else as it is.
private struct TLSWrapped: ServerChildChannel {
  let base: HTTP1WebSocketChannel
  let context: NIOSSLContext

  func setup(
    channel: any Channel, logger: Logger
  ) -> EventLoopFuture<HTTP1WebSocketChannel.Value> {
    channel.eventLoop.makeCompletedFuture {
      try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: context))
    }.flatMap { base.setup(channel: channel, logger: logger) }
  }

  func handle(value: HTTP1WebSocketChannel.Value, logger: Logger) async {
    await base.handle(value: value, logger: logger)
  }
}
