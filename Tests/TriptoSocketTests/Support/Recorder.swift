import NIOCore
import NIOHTTP1

@testable import TriptoSocket

/// A delegate that tells a test everything in order and may act on the way.
struct Recorder: WebSocketDelegate {
  enum News: Sendable, Equatable {
    case opened(String)
    case text(String)
    case pong(TimeAmount)
    case closed(WebSocketCloseReason)
  }

  typealias Action = @Sendable (WebSocketConnection) -> Void

  let news: AsyncStream<News>
  private let sink: AsyncStream<News>.Continuation
  private let onOpen: Action
  private let onText: @Sendable (WebSocketConnection, String) -> Void

  init(
    onOpen: @escaping Action = { _ in },
    onText: @escaping @Sendable (WebSocketConnection, String) -> Void = { _, _ in }
  ) {
    (news, sink) = AsyncStream.makeStream()
    self.onOpen = onOpen
    self.onText = onText
  }

  func opened(_ connection: WebSocketConnection, head: HTTPRequestHead) {
    // NB: whoever has read the news finds it done.
    onOpen(connection)
    sink.yield(.opened(head.uri))
  }

  func received(_ connection: WebSocketConnection, text: ByteBuffer) {
    sink.yield(.text(String(buffer: text)))
    onText(connection, String(buffer: text))
  }

  func pong(_ connection: WebSocketConnection, rtt: TimeAmount) { sink.yield(.pong(rtt)) }

  func closed(_ connection: WebSocketConnection, reason: WebSocketCloseReason) {
    sink.yield(.closed(reason))
  }

  /// All the news of one socket, up to and including its end.
  func untilClosed() async -> [News] {
    var all: [News] = []
    for await item in news {
      all.append(item)
      if case .closed = item { break }
    }
    return all
  }

  /// What came after that; to be asked when the server has stopped.
  func rest() async -> [News] {
    sink.finish()
    return await news.reduce(into: []) { $0.append($1) }
  }
}
