import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// A model on the loopback that answers as it was told.
final class ModelServer: Sendable {
  enum Answer: Sendable {
    case reply(Int, [String: String] = [:], Data = Data())
    /// Nothing, for ever.
    case hang
    /// The first half of a body that was promised whole.
    case truncated(Data)

    /// A message of the service with these blocks, as JSON.
    static func message(_ blocks: String) -> Answer {
      .reply(
        200, ["content-type": "application/json"],
        Data(
          """
          {"content":[\(blocks)],"usage":{"input_tokens":1000,"output_tokens":400}}
          """.utf8))
    }

    /// The form filled in.
    static func form(_ json: String) -> Answer {
      message(#"{"type":"tool_use","name":"write_clues","input":\#(json)}"#)
    }
  }

  struct Heard: Sendable {
    let uri: String
    let headers: [String: String]
    let body: String
  }

  private struct State {
    var answers: [Answer]
    var heard: [Heard] = []
  }

  private let state: Mutex<State>
  private let channel: any Channel
  /// One element for each request.
  let arrivals: AsyncStream<Void>
  private let arrival: AsyncStream<Void>.Continuation

  /// The last answer is given again and again.
  @discardableResult
  static func with<Result>(
    _ answers: Answer..., use: (ModelServer) async throws -> Result
  ) async throws -> Result {
    let server = try await ModelServer(answers)
    let result: Result
    do { result = try await use(server) } catch {
      try await server.channel.close()
      throw error
    }
    try await server.channel.close()
    return result
  }

  private init(_ answers: [Answer]) async throws {
    let box = Box()
    channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureHTTPServerPipeline()
          try channel.pipeline.syncOperations.addHandler(Desk(box))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    state = Mutex(State(answers: answers))
    (arrivals, arrival) = AsyncStream.makeStream()
    box.server.withLock { $0 = self }
  }

  var base: String { "http://127.0.0.1:\(channel.localAddress?.port ?? 0)" }
  var heard: [Heard] { state.withLock(\.heard) }

  fileprivate func next(_ heard: Heard) -> Answer {
    defer { arrival.yield() }
    return state.withLock { state in
      state.heard.append(heard)
      return state.answers.count > 1 ? state.answers.removeFirst() : state.answers[0]
    }
  }

  fileprivate final class Box: Sendable {
    let server = Mutex<ModelServer?>(nil)
  }

  private final class Desk: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart
    private let box: Box
    private var head: HTTPRequestHead?
    private var body = ByteBuffer()

    init(_ box: Box) { self.box = box }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      switch unwrapInboundIn(data) {
      case .head(let head):
        self.head = head
        body.clear()
      case .body(var part): body.writeBuffer(&part)
      case .end: answer(context)
      }
    }

    private func answer(_ context: ChannelHandlerContext) {
      guard let head, let server = box.server.withLock(\.self) else { return }
      let headers = Dictionary(head.headers.map { ($0.name, $0.value) }) { first, _ in first }
      switch server.next(Heard(uri: head.uri, headers: headers, body: String(buffer: body))) {
      case .hang: return
      case .reply(let status, let headers, let data):
        send(context, status, headers, data, data.count)
      case .truncated(let data):
        send(
          context, 200, ["content-type": "application/json"], data.prefix(data.count / 2),
          data.count)
      }
    }

    private func send(
      _ context: ChannelHandlerContext, _ status: Int, _ headers: [String: String], _ data: Data,
      _ promised: Int
    ) {
      var fields = HTTPHeaders(headers.map { ($0.key, $0.value) })
      fields.replaceOrAdd(name: "content-length", value: String(promised))
      let head = HTTPResponseHead(
        version: .http1_1, status: .init(statusCode: status), headers: fields)
      context.write(wrapOutboundOut(.head(head)), promise: nil)
      context.writeAndFlush(
        wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: data)))), promise: nil)
      if promised > data.count { return context.close(promise: nil) }
      context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }
  }
}
