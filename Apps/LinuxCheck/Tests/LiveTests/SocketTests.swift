@_spi(Testing) import AppleFoundation
import Foundation
import Testing
import TriptoClient

@testable import HostApp

@Suite(.timeLimit(.minutes(1))) struct SocketTests {
  private let internet = FakeInternet { _ in throw URLError(.cannotFindHost) }
  private let url = "ws://tv.local:3000/ws?token=t"

  @Test("WS1 a socket is open when the upgrade has been answered, and frames of text go both ways")
  func talks() async throws {
    try await opened { socket, task in
      #expect(task.url.absoluteString == url)
      #expect(task.maximumMessageSize == 4 << 20)
      try await socket.sendFrame("hello")
      guard case .sent(.string("hello")) = try await task.peer.deeds.next() else {
        Issue.record("another deed")
        return
      }
      task.peer.says(.data(Data([1])))
      task.peer.says(.string("welcome"))
      #expect(try await socket.nextFrame() == "welcome")
    }
  }

  @Test(
    "WS16 a close of the server is told with its code and reason", arguments: [4003, 4010, 1012])
  func closes(code: Int) async throws {
    try await opened { socket, task in
      task.closes(code, "over")
      let closed = SocketClosed(code: code, reason: "over")
      await #expect(throws: closed) { try await socket.nextFrame() }
      await #expect(throws: closed) { try await socket.sendFrame("late") }
    }
  }

  @Test("a line that breaks without a close is told as what broke it")
  func breaks() async throws {
    try await opened { socket, task in
      task.fails(URLError(.networkConnectionLost))
      await #expect(throws: URLError(.networkConnectionLost)) { try await socket.nextFrame() }
    }
  }

  @Test("what refuses the upgrade keeps the socket from opening, at once")
  func isRefused() async throws {
    try await FakeInternet.$current.withValue(internet) {
      let opening = Task { try await DeviceWorld().open(url) }
      let task = try await internet.sockets.next()
      task.fails(URLError(.cannotConnectToHost))
      await #expect(throws: URLError(.cannotConnectToHost)) { _ = try await opening.value }
      await #expect(throws: URLError(.badURL)) { _ = try await DeviceWorld().open("") }
    }
  }

  @Test("who no longer waits for a socket closes it")
  func isLeft() async throws {
    try await FakeInternet.$current.withValue(internet) {
      let opening = Task { try await DeviceWorld().open(url) }
      let task = try await internet.sockets.next()
      guard case .resumed = try await task.peer.deeds.next() else {
        Issue.record("it was not begun")
        return
      }
      opening.cancel()
      await #expect(throws: CancellationError.self) { _ = try await opening.value }
      guard case .cancelled = try await task.peer.deeds.next() else {
        Issue.record("it was not closed")
        return
      }
      #expect(try await internet.ended.next().delegate == nil)
    }
  }

  @Test("WS16 leaving says goodbye with its code, and the session goes with the socket")
  func leaves() async throws {
    try await opened { socket, task in
      await socket.close(code: 1000, reason: "bye")
      guard case .closed(1000, let reason?) = try await task.peer.deeds.next() else {
        Issue.record("another deed")
        return
      }
      #expect(String(decoding: reason, as: UTF8.self) == "bye")
    }
    #expect(try await internet.ended.next().delegate == nil)
  }

  @Test("who no longer waits for a frame ends the socket")
  func stopsListening() async throws {
    try await opened { socket, task in
      let waiting = Task { try await socket.nextFrame() }
      waiting.cancel()
      await #expect(throws: (any Error).self) { _ = try await waiting.value }
      guard case .closed(1000, nil) = try await task.peer.deeds.next() else {
        Issue.record("another deed")
        return
      }
    }
  }

  private func opened(
    _ test: (any Socket, URLSessionWebSocketTask) async throws -> Void
  ) async throws {
    try await FakeInternet.$current.withValue(internet) {
      async let opening = DeviceWorld().open(url)
      let task = try await internet.sockets.next()
      _ = try await task.peer.deeds.next()
      task.opens()
      try await test(try await opening, task)
    }
  }
}
