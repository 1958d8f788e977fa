import Foundation

/// The other side of a fake WebSocket.
@_spi(Testing) public final class Peer: Sendable {
  public enum Deed: Sendable {
    case resumed
    case sent(URLSessionWebSocketTask.Message)
    case closed(Int, Data?)
    case cancelled
  }

  typealias Frames = AsyncThrowingStream<URLSessionWebSocketTask.Message, any Error>

  /// What the app does with its side.
  public let deeds = Made<Deed>()
  let longest = Guarded(1 << 20)
  let goodbye = Guarded<(code: URLSessionWebSocketTask.CloseCode, reason: Data?)>((.invalid, nil))
  private let broken = Guarded<(any Error)?>(nil)
  private let frames: Frames
  private let said: Frames.Continuation

  init() { (frames, said) = Frames.makeStream() }

  /// Sends a frame to the app.
  public func says(_ message: URLSessionWebSocketTask.Message) { said.yield(message) }

  func breakLine(_ error: any Error) {
    broken.change { $0 = $0 ?? error }
    said.finish(throwing: error)
  }

  func check() throws { if let error = broken.value { throw error } }

  func next() async throws -> URLSessionWebSocketTask.Message {
    for try await frame in frames { return frame }
    try check()
    throw CancellationError()
  }
}
