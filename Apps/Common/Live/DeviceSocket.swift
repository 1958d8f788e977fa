import Foundation
import TriptoClient

/// A WebSocket of URLSession, in a session of its own that goes when the socket has gone.
final class DeviceSocket: Socket {
  /// No frame of the server is longer, bytes.
  private static let longestFrame = 4 << 20

  private let session: URLSession
  private let task: URLSessionWebSocketTask

  private init(_ url: URL, _ doorkeeper: Doorkeeper) {
    session = URLSession(configuration: .ephemeral, delegate: doorkeeper, delegateQueue: nil)
    task = session.webSocketTask(with: url)
    task.maximumMessageSize = Self.longestFrame
  }

  // NB: a session keeps its delegate until it is told that nothing follows.
  deinit { session.finishTasksAndInvalidate() }

  /// Returns when the upgrade has been answered.
  /// - Throws: what kept the socket from opening.
  static func open(_ url: URL) async throws -> DeviceSocket {
    let (answers, door) = Doorkeeper.Answers.makeStream()
    let socket = DeviceSocket(url, Doorkeeper(door))
    socket.task.resume()
    do {
      for try await _ in answers { return socket }
      throw CancellationError()
    } catch {
      socket.task.cancel()
      throw error
    }
  }

  func sendFrame(_ text: String) async throws {
    do {
      try await task.send(.string(text))
    } catch {
      throw ending(error)
    }
  }

  func nextFrame() async throws -> String {
    do {
      return try await withTaskCancellationHandler {
        try await receive()
      } onCancel: {
        task.cancel(with: .normalClosure, reason: nil)
      }
    } catch {
      throw ending(error)
    }
  }

  func close(code: Int, reason: String) async {
    let code = URLSessionWebSocketTask.CloseCode(rawValue: code) ?? .normalClosure
    task.cancel(with: code, reason: Data(reason.utf8))
  }

  private func receive() async throws -> String {
    while true {
      switch try await task.receive() {
      case .string(let text): return text
      // NB: the server sends text alone.
      case .data: continue
      @unknown default: continue
      }
    }
  }

  /// The other side's close where it has said one, else what broke the line.
  private func ending(_ error: any Error) -> any Error {
    guard task.closeCode != .invalid else { return error }
    let reason = task.closeReason.map { String(decoding: $0, as: UTF8.self) }
    return SocketClosed(code: task.closeCode.rawValue, reason: reason ?? "")
  }
}
