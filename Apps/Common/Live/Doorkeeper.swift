import Foundation
import TriptoClient

/// Tells when a WebSocket's upgrade has been answered, or that it never will be.
final class Doorkeeper: NSObject, URLSessionWebSocketDelegate {
  /// One item, and no further one.
  typealias Answers = AsyncThrowingStream<Void, any Error>

  private let door: Answers.Continuation

  init(_ door: Answers.Continuation) { self.door = door }

  func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didOpenWithProtocol protocol: String?
  ) {
    door.yield()
  }

  func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
  ) {
    door.finish(throwing: SocketClosed(code: closeCode.rawValue))
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    door.finish(throwing: error ?? SocketClosed.lost)
  }
}
