import NIOCore
import NIOEmbedded
import Testing
import TriptoGame
import TriptoWire

@testable import TriptoServer
@testable import TriptoSocket

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
      connection: connection, parts: parts.map { ByteBuffer(string: $0) },
      isAwaited: pressedAtMs != nil, pressedAtMs: pressedAtMs)
  }

  private func texts(_ waves: [Wave]) -> [[String]] {
    waves.map { $0.parcels.map { String(buffer: $0.bytes) } }
  }

  @Test("WS11 snapshots are one wave, what follows is the next; a verdict goes with the first")
  func waves() {
    let sockets = sockets(3)
    let batch = Batch(
      seq: 1,
      sends: [
        send(sockets[0], ["S", "a"]), send(sockets[1], ["S", ""]),
        send(sockets[2], ["S", "verdict"], pressedAtMs: 5),
      ])
    #expect(texts(batch.waves) == [["S", "S", "Sverdict"], ["a"]])
    #expect(batch.waves.map(\.isBarrier) == [true, false])
    #expect(Batch(seq: 2, sends: [send(sockets[0], ["only"])]).waves.map(\.isBarrier) == [false])
  }

  @Test("WS11 the second wave leaves when every event loop has written the first")
  func barrier() {
    let sockets = sockets(2)
    var queue = WaveQueue()
    let step = Batch(seq: 1, sends: sockets.map { send($0, ["S", "a"]) })
    #expect(texts(queue.add(step.waves)) == [["S", "S"]])
    #expect(queue.left().isEmpty)
    #expect(texts(queue.left()) == [["a", "a"]])
    #expect(texts(queue.add(Batch(seq: 2, sends: [send(sockets[0], ["b"])]).waves)) == [["b"]])
  }

  @Test("WS11 later messages keep their place behind those of the same socket, others do not wait")
  func later() {
    let sockets = sockets(3)
    var queue = WaveQueue()
    let step = Batch(seq: 1, sends: sockets.prefix(2).map { send($0, ["S", "a"]) })
    _ = queue.add(step.waves)
    let later = Batch(seq: 2, sends: [send(sockets[0], ["b"]), send(sockets[2], ["c"])])
    #expect(texts(queue.add(later.waves)) == [["c"]])
    let next = Batch(seq: 3, sends: sockets.prefix(2).map { send($0, ["T", "d"]) })
    #expect(queue.add(next.waves).isEmpty)
    _ = queue.left()
    #expect(texts(queue.left()) == [["a", "a"], ["b"], ["T", "T"]])
    #expect(queue.left().isEmpty)
    #expect(texts(queue.left()) == [["d", "d"]])
  }

  @Test("WS11 a game that is closed sends all it has left")
  func closing() {
    let sockets = sockets(1)
    var queue = WaveQueue()
    _ = queue.add(Batch(seq: 1, sends: [send(sockets[0], ["S", "a"])]).waves)
    #expect(texts(queue.rest()) == [["a"]])
    #expect(queue.left().isEmpty)
  }

  @Test("WS11 a stream is cut where everybody's is")
  func cut() throws {
    let stream = ViewerStream(viewer: .tv, epoch: "e")
    stream.attach(Link(sockets(1)[0], nowMs: 0), [])
    func say(_ kind: LobbyUpdated) {
      stream.append(EncodedMessage(kind, sessionID: SessionID(rawValue: "s"), atMs: 0))
    }
    let lobby = LobbyUpdated(players: [], host: nil, joinCode: "ABC234")
    say(lobby)
    stream.cut()
    say(lobby)
    say(lobby)
    let parts = try #require(stream.takeUnsent()).parts
    #expect(parts.count == 2 && parts[1].readableBytes == 2 * parts[0].readableBytes)
    stream.cut()
    #expect(stream.takeUnsent() == nil)
    say(lobby)
    #expect(stream.takeUnsent()?.parts.count == 1, "an empty cut leaves no trace")
  }
}
