import NIOCore
import Testing

@testable import TriptoSocket

@Suite("A server that stops", .timeLimit(.minutes(2)))
struct StopTests {
  /// A connection that was accepted and never handled must not bring the process down.
  @Test("a server cancelled while connections arrive drops them")
  func cancelledWhileConnectionsArrive() async throws {
    for round in 0..<20 {
      let server = try await TestServer.start([
        WebSocketRoute(path: "/echo", configuration: .init(), delegate: EchoDelegate())
      ])
      let ends = await withTaskGroup(of: Bool.self) { group in
        for number in 0..<40 {
          group.addTask { await Self.visit(server.port, isUpgrade: number % 2 == 0) }
        }
        var ends = 0
        for await _ in group {
          ends += 1
          if ends == round { server.cancel() }
        }
        server.cancel()
        return ends
      }
      #expect(ends == 40)
      try await server.ended()
    }
  }

  /// One connection from its first byte to its end; whether it was answered does not matter.
  private static func visit(_ port: Int, isUpgrade: Bool) async -> Bool {
    do {
      let peer = try await RawPeer.connect(port)
      let request =
        isUpgrade ? Wire.handshake(path: "/echo") : "GET /health HTTP/1.1\r\nHost: a\r\n\r\n"
      try await peer.send(request)
      _ = try await peer.head()
      peer.close()
      return true
    } catch {
      return false
    }
  }
}
