import NIOCore
import NIOPosix
import NIOSSL
import TriptoHTTP

/// The whole exchange took too long.
struct ProbeTimeout: Error {}

/// One GET over one connection: all that is needed to find out who listens at an address.
struct ProbeClient {
  let host: String
  let port: Int
  let isTLS: Bool
  let timeout: TimeAmount

  /// The answer's head, at most 16 KiB of it.
  /// - Throws: `ProbeTimeout`, or the error of the connection.
  func fetch(path: String, nonce: String) async throws -> String {
    let loop = MultiThreadedEventLoopGroup.singleton.next()
    let answer = loop.makePromise(of: String.self)
    let deadline = loop.scheduleTask(in: timeout) { answer.fail(ProbeTimeout()) }
    let connecting = try bootstrap(on: loop, answer: answer).connect(host: host, port: port)
    connecting.whenFailure { answer.fail($0) }
    connecting.whenSuccess { channel in
      channel.writeAndFlush(request(path: path, nonce: nonce)).whenFailure { answer.fail($0) }
      answer.futureResult.whenComplete { _ in channel.close(promise: nil) }
    }
    answer.futureResult.whenComplete { _ in deadline.cancel() }
    return try await answer.futureResult.get()
  }

  private func bootstrap(
    on loop: any EventLoop, answer: EventLoopPromise<String>
  ) throws -> ClientBootstrap {
    var configuration = TLSConfiguration.makeClientConfiguration()
    configuration.certificateVerification = .none
    let context = isTLS ? try NIOSSLContext(configuration: configuration) : nil
    return ClientBootstrap(group: loop).connectTimeout(timeout).channelInitializer { channel in
      channel.eventLoop.makeCompletedFuture {
        if let context {
          let handler = try NIOSSLClientHandler(context: context, serverHostname: nil)
          try channel.pipeline.syncOperations.addHandler(handler)
        }
        try channel.pipeline.syncOperations.addHandler(AnswerHandler(answer: answer))
      }
    }
  }

  private func request(path: String, nonce: String) -> ByteBuffer {
    ByteBuffer(
      string: "GET \(path) HTTP/1.1\r\nHost: \(host):\(port)\r\n"
        + "\(SelfProbe.headerName): \(nonce)\r\nConnection: close\r\n\r\n")
  }
}

/// Collects bytes until the head of the answer is complete, the peer closes, or 16 KiB have come.
private final class AnswerHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let answer: EventLoopPromise<String>
  private var text = ""

  init(answer: EventLoopPromise<String>) {
    self.answer = answer
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    text += String(buffer: unwrapInboundIn(data))
    if text.contains("\r\n\r\n") || text.utf8.count > 16_384 { answer.succeed(text) }
  }

  func channelInactive(context: ChannelHandlerContext) {
    answer.succeed(text)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    answer.fail(error)
    context.close(promise: nil)
  }
}
