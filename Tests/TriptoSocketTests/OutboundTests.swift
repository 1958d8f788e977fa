import NIOCore
import Testing

@testable import TriptoSocket

@Suite("What is sent", .timeLimit(.minutes(1)))
struct OutboundTests {
  private static let block = ByteBuffer(repeating: 0x61, count: 64 * 1_024)

  /// A client that reads nothing, behind small buffers of the kernel.
  private func deafClient(_ server: TestServer) async throws -> WebSocketClientConnection {
    var options = WebSocketClientOptions()
    options.socketReceiveBuffer = 4_096
    let client = try await WebSocketClient.connect(server, options: options)
    client.setReading(false)
    client.send(text: "go")
    return client
  }

  private func recorder(blocks: Int) -> Recorder {
    Recorder(onText: { socket, _ in
      for _ in 0..<blocks { socket.send(text: OutboundTests.block) }
    })
  }

  @Test("a peer that reads nothing for the time allowed is dropped as a slow reader")
  func slowReader() async throws {
    var configuration = WebSocketConfiguration()
    configuration.slowReaderTimeout = .milliseconds(100)
    configuration.outboundHardLimit = .max
    let recorder = recorder(blocks: 200)
    try await TestServer.recording(recorder, configuration: configuration) { server in
      let client = try await deafClient(server)
      #expect(await recorder.untilClosed().last == .closed(.slowReader))
      client.setReading(true)
      let events = await client.messages.reduce(into: []) { $0.append($1) }
      #expect(events.last == .closed(code: 1006, reason: ""))
    }
    #expect(await recorder.rest() == [])
  }

  @Test("a peer with too much unsent is dropped at once")
  func hardLimit() async throws {
    var configuration = WebSocketConfiguration()
    configuration.slowReaderTimeout = .hours(1)
    let recorder = recorder(blocks: 200)
    try await TestServer.recording(recorder, configuration: configuration) { server in
      _ = try await deafClient(server)
      #expect(await recorder.untilClosed().last == .closed(.slowReader))
    }
  }

  @Test("WS11 all messages to a socket arrive where its peer catches up in time")
  func catchesUp() async throws {
    var configuration = WebSocketConfiguration()
    configuration.outboundHardLimit = .max
    configuration.slowReaderTimeout = .seconds(30)
    let report = AsyncStream<Bool>.makeStream()
    let recorder = Recorder(onText: { socket, text in
      guard text == "go" else { return socket.close(code: 1000, reason: "") }
      for _ in 0..<200 { socket.send(text: OutboundTests.block) }
      report.continuation.yield(socket.isWritable)
    })
    try await TestServer.recording(recorder, configuration: configuration) { server in
      let client = try await deafClient(server)
      var states = report.stream.makeAsyncIterator()
      #expect(await states.next() == false)
      client.setReading(true)
      var blocks = 0
      for await event in client.messages {
        if case .text(let text) = event { blocks += text.utf8.count == 64 * 1_024 ? 1 : 0 }
        if blocks == 200 { break }
      }
      client.send(text: "thanks")
      let end = await recorder.untilClosed().last
      #expect(end == .closed(.local(code: 1000, reason: "")))
    }
  }

  @Test("WS11 messages of one sender keep their order, from any thread")
  func order() async throws {
    let recorder = Recorder(onOpen: { socket in
      for sender in 0..<4 {
        Task.detached {
          for index in 0..<500 {
            let text = "\(sender) \(index)"
            if index % 2 == 0 {
              socket.send(text: ByteBuffer(string: text))
            } else {
              var framed = ByteBuffer()
              WebSocketConnection.frame(text: text.utf8, into: &framed)
              socket.send(framed: framed)
            }
          }
        }
      }
    })
    try await TestServer.recording(recorder) { server in
      let client = try await WebSocketClient.connect(server)
      var next = [0, 0, 0, 0]
      for await case .text(let text) in client.messages {
        let parts = text.split(separator: " ").compactMap { Int($0) }
        #expect(next[parts[0]] == parts[1])
        next[parts[0]] = parts[1] + 1
        if next == [500, 500, 500, 500] { break }
      }
      #expect(next == [500, 500, 500, 500])
      client.close()
    }
  }

  @Test(
    "WS11 a broadcast framed once is one message per frame for everybody",
    arguments: [0, 125, 126, 65_536])
  func broadcast(_ length: Int) async throws {
    let text = String(repeating: "å", count: length / 2)
    var framed = ByteBuffer()
    WebSocketConnection.frame(text: text.utf8, into: &framed)
    WebSocketConnection.frame(text: "second".utf8, into: &framed)
    let shared = framed
    let recorder = Recorder(onOpen: { $0.send(framed: shared) })
    try await TestServer.recording(recorder) { server in
      for _ in 0..<2 {
        let client = try await WebSocketClient.connect(server)
        var events = client.messages.makeAsyncIterator()
        #expect(await events.next() == .text(text))
        #expect(await events.next() == .text("second"))
        client.close()
      }
    }
  }

  @Test("WS11 messages leave in order; the queue counts what has not, and holds one for the flush")
  func queue() {
    var queue = OutboundQueue()
    let (one, two) = (ByteBuffer(string: "a"), ByteBuffer(string: "bc"))
    #expect(queue.takeForFlush() == nil)
    #expect(queue.enqueue(one) == nil)
    #expect(queue.enqueue(two) == one)
    #expect(queue.pending == 3)
    #expect(queue.takeForFlush()?.last == two)
    #expect(queue.enqueue(one) == nil)
    #expect(queue.pending == 4)
    queue.completed(bytes: 3)
    #expect(queue.pending == 1)
  }
}
