import NIOCore
import NIOEmbedded
import Testing

@testable import TriptoRooms
@testable import TriptoSocket
@testable import TriptoTable

@Suite("WS11 in which order sockets are written to")
struct WaveTests {
  /// Sockets that are never written to, on as many event loops.
  private func sockets(_ count: Int) -> [WebSocketConnection] {
    (0..<count).map { _ in WebSocketConnection(channel: EmbeddedChannel()) }
  }

  private func send(
    _ connection: WebSocketConnection, _ parts: [String], pressedAtMs: Int? = nil
  ) -> Batch.Send {
    Batch.Send(
      socket: connection.socketID, parts: parts.map { $0.isEmpty ? [] : [Array($0.utf8)] },
      isAwaited: pressedAtMs != nil, pressedAtMs: pressedAtMs)
  }

  private func waves(_ sends: [Batch.Send], _ sockets: [WebSocketConnection]) -> [Wave] {
    var batch = Batch(seq: 1)
    batch.sends = sends
    let open = sockets.map { ($0.socketID, $0) }
    return Wave.waves(of: batch, to: Dictionary(uniqueKeysWithValues: open))
  }

  private func texts(_ waves: [Wave]) -> [[String]] {
    waves.map { $0.parcels.map { Self.words(in: $0.bytes) } }
  }

  /// Without the heads of the frames: two bytes each, of which the second is the length.
  private static func words(in frames: ByteBuffer) -> String {
    String(decoding: frames.readableBytesView.filter { $0 > 31 && $0 < 127 }, as: UTF8.self)
  }

  @Test("WS11 snapshots are one wave, what follows is the next; a verdict goes with the first")
  func waves() {
    let sockets = sockets(3)
    let step = waves(
      [
        send(sockets[0], ["S", "a"]), send(sockets[1], ["S", ""]),
        send(sockets[2], ["S", "verdict"], pressedAtMs: 5),
      ], sockets)
    #expect(texts(step) == [["S", "S", "Sverdict"], ["a"]])
    #expect(step.map(\.isBarrier) == [true, false])
    #expect(waves([send(sockets[0], ["only"])], sockets).map(\.isBarrier) == [false])
  }

  @Test("WS11 the second wave leaves when every event loop has written the first")
  func barrier() {
    let sockets = sockets(2)
    var queue = WaveQueue()
    let step = waves(sockets.map { send($0, ["S", "a"]) }, sockets)
    #expect(texts(queue.add(step)) == [["S", "S"]])
    #expect(queue.left().isEmpty)
    #expect(texts(queue.left()) == [["a", "a"]])
    #expect(texts(queue.add(waves([send(sockets[0], ["b"])], sockets))) == [["b"]])
  }

  @Test("WS11 later messages keep their place behind those of the same socket, others do not wait")
  func later() {
    let sockets = sockets(3)
    var queue = WaveQueue()
    _ = queue.add(waves(sockets.prefix(2).map { send($0, ["S", "a"]) }, sockets))
    let later = waves([send(sockets[0], ["b"]), send(sockets[2], ["c"])], sockets)
    #expect(texts(queue.add(later)) == [["c"]])
    let next = waves(sockets.prefix(2).map { send($0, ["T", "d"]) }, sockets)
    #expect(queue.add(next).isEmpty)
    _ = queue.left()
    #expect(texts(queue.left()) == [["a", "a"], ["b"], ["T", "T"]])
    #expect(queue.left().isEmpty)
    #expect(texts(queue.left()) == [["d", "d"]])
  }

  @Test("WS11 a game that is closed sends what its step tells behind the snapshots")
  func closing() {
    let sockets = sockets(1)
    var queue = WaveQueue()
    _ = queue.add(waves([send(sockets[0], ["S", "a"])], sockets))
    #expect(texts(queue.rest()) == [["a"]])
    #expect(queue.left().isEmpty)
  }
}
