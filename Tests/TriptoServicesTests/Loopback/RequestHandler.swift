import Foundation
import NIOCore
import NIOHTTP1

/// One connection to a loopback service.
final class RequestHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart
  private let desk: Desk
  private var head: HTTPRequestHead?
  private var body = ByteBuffer()

  init(_ desk: Desk) { self.desk = desk }

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
    guard let head else { return }
    let headers = Dictionary(head.headers.map { ($0.name, $0.value) }) { first, _ in first }
    let heard = LoopbackService.Heard(
      method: head.method.rawValue, uri: head.uri, headers: headers,
      bytes: Data(body.readableBytesView))
    switch desk.answer(to: heard) {
    case .hang: return
    case .reply(let status, let headers, let data):
      send(context, status, headers, data, promising: data.count)
    case .truncated(let data):
      send(context, 200, [:], data.prefix(data.count / 2), promising: data.count)
      context.close(promise: nil)
    case .stalled(let data):
      send(context, 200, [:], data.prefix(data.count / 2), promising: data.count)
    }
  }

  private func send(
    _ context: ChannelHandlerContext, _ status: Int, _ headers: [String: String], _ data: Data,
    promising promised: Int
  ) {
    var fields = HTTPHeaders(headers.map { ($0.key, $0.value) })
    fields.replaceOrAdd(name: "content-length", value: String(promised))
    let head = HTTPResponseHead(
      version: .http1_1, status: .init(statusCode: status), headers: fields)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.writeAndFlush(
      wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: data)))), promise: nil)
    if promised > data.count { return }
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }
}
