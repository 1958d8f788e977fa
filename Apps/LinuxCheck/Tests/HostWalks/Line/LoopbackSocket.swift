import Foundation
import Synchronization
import TriptoClient

/// A client's socket to the server on this machine, with a thread of its own that reads it.
final class LoopbackSocket: Socket {
  typealias News = Result<String, any Error>

  private let frames: WebSocketFrames
  /// Only one frame is written at a time; false once the reader has closed the line.
  private let isOpen = Mutex(true)
  private let news: AsyncStream<News>
  private let tell: AsyncStream<News>.Continuation

  private init(_ frames: WebSocketFrames) {
    self.frames = frames
    (news, tell) = AsyncStream.makeStream()
  }

  /// - Throws: what kept the socket from opening.
  static func open(_ url: String) async throws -> LoopbackSocket {
    guard let parts = URLComponents(string: url), let port = parts.port else {
      throw PlainSocket.Failed(description: "no address")
    }
    let query = parts.percentEncodedQuery.map { "?\($0)" } ?? ""
    let path = parts.percentEncodedPath + query
    return try await withCheckedThrowingContinuation { opened in
      Thread.detachNewThread {
        do {
          let frames = WebSocketFrames(line: try PlainSocket(port: port))
          try frames.open(path: path, port: port)
          let socket = LoopbackSocket(frames)
          opened.resume(returning: socket)
          socket.listen()
        } catch {
          opened.resume(throwing: error)
        }
      }
    }
  }

  private func listen() {
    do {
      while true { tell.yield(.success(try frames.next())) }
    } catch {
      isOpen.withLock { isOpen in
        isOpen = false
        frames.line.close()
      }
      tell.yield(.failure(error is SocketClosed ? error : SocketClosed.lost))
      tell.finish()
    }
  }

  private func write(_ kind: WebSocketFrames.Kind, _ body: [UInt8]) throws {
    try isOpen.withLock { isOpen in
      guard isOpen else { throw SocketClosed.lost }
      try frames.send(kind, body)
    }
  }

  func sendFrame(_ text: String) async throws { try write(.text, Array(text.utf8)) }

  func nextFrame() async throws -> String {
    // NB: all iterators of this stream read on where the last one ended.
    for await item in news { return try item.get() }
    throw SocketClosed.lost
  }

  func close(code: Int, reason: String) async {
    do {
      try write(.close, [UInt8(code >> 8), UInt8(code & 0xFF)] + Array(reason.utf8.prefix(120)))
    } catch {
      return  // NB: it is closed already, which `nextFrame()` tells.
    }
    cut()
  }

  /// The line breaks without a word.
  func cut() {
    isOpen.withLock { if $0 { frames.line.end() } }
  }
}
