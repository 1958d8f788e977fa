import Foundation
import NIOCore
import Testing
import TriptoSocket
import TriptoWire

@Suite("SE26 more connections than the server has files for")
struct CrowdTests {
  private static let slowBody =
    "POST /v1/sessions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    + "Content-Length: 5000\r\n\r\n{"

  /// Sends a request that never ends, and waits until the server hangs up.
  private static func besiege(_ port: Int) async throws {
    let client = try await RawClient.connect(port)
    try await client.send(slowBody)
    _ = await client.all()
    client.close()
  }

  @Test("SE26 under a siege of slow bodies a new player joins, and one who dropped comes back")
  func siege() async throws {
    let data = try ServerUnderTest.prepared()
    let spawned = try await SpawnedServer(on: data, openFiles: 256)
    let port = spawned.server.port
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<300 { group.addTask { try await Self.besiege(port) } }
      let outcome = await Self.outcome { try await Self.comeAndGo(spawned) }
      // NB: the besiegers wait for the server, so it ends before anything is thrown.
      group.cancelAll()
      try await spawned.kill()
      try outcome.get()
    }
    let said = spawned.logText.components(separatedBy: "all connections are taken").count - 1
    #expect(said == 1, "once, and not for each")
  }

  private static func outcome(
    _ work: () async throws -> Void
  ) async -> Result<Void, any Error> {
    do {
      return .success(try await work())
    } catch {
      return .failure(error)
    }
  }

  private static func comeAndGo(_ spawned: SpawnedServer) async throws {
    await spawned.logged("all connections are taken")
    let table = try await Table.open(["Alva"], on: spawned.server)
    for number in 1...5 {
      let start = NIODeadline.now()
      let (_, token) = try await table.session.join("Gäst \(number)")
      try await table.session.connect(token).close()
      try await table.session.connect(token).close()
      #expect(NIODeadline.now() - start < .seconds(5), "a second on a quiet machine")
    }
    try await table[0].socket.close()
    try await table.session.connect(table[0].token).close()
  }
}
