import Foundation
import Testing
import TriptoWire

@testable import TriptoHouse

@Suite("A damaged database costs the games in it, not the evening")
struct DamageTests {
  private static func garbage(_ data: TemporaryFolder) throws {
    try data.write(String(repeating: "a letter to my aunt\n", count: 500), to: "tripto.sqlite")
  }

  private static func half(_ data: TemporaryFolder) throws {
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: data.path + "/tripto.sqlite"))
    try file.truncate(atOffset: try file.seekToEnd() / 2)
    try file.close()
  }

  private static func setAside(in data: TemporaryFolder) -> [String] {
    data.files.filter { $0.wholeMatch(of: #/tripto\.sqlite\.damaged-[0-9TZ-]+/#) != nil }
  }

  @Test("DA27 it is set aside whole, and a fresh one takes its place", arguments: [true, false])
  func setAside(isGarbage: Bool) async throws {
    let data = try ServerUnderTest.prepared()
    let first = try await ServerUnderTest.boot(on: data)
    let lost = try await NewSession.create(on: first)
    try await first.stop()
    try isGarbage ? Self.garbage(data) : Self.half(data)
    let broken = try Data(contentsOf: URL(fileURLWithPath: data.path + "/tripto.sqlite"))
    let spawned = try await SpawnedServer(on: data)
    do {
      let session = try await NewSession.create(on: spawned.server)
      _ = try await session.join("Alva")
      let code = "/v1/sessions/by-code/\(lost.joinCode)"
      #expect(try await spawned.server.get(code).status == 404)
      let aside = try #require(Self.setAside(in: data).first)
      #expect(try Data(contentsOf: URL(fileURLWithPath: data.path + "/" + aside)) == broken)
      #expect(spawned.logText.contains("was set aside") && spawned.logText.contains(aside))
    } catch {
      try await spawned.kill()
      throw error
    }
    try await spawned.kill()
    try await withServer(on: data) { server in
      let health = try await server.get("/health")
      #expect(health.status == 200)
    }
    #expect(Self.setAside(in: data).count == 1)
  }

  @Test("DA27 what is only in the way of opening it stops the start, with advice, and stays")
  func inTheWay() async throws {
    let data = try ServerUnderTest.prepared()
    try data.write("", to: "tripto.sqlite/a-file")
    let error = await #expect(throws: SpawnedServer.NotReady.self) {
      _ = try await SpawnedServer(on: data)
    }
    #expect(error?.status == 1)
    #expect(error?.description.contains("cannot be opened") == true)
    #expect(error?.description.contains("room on the disk") == true)
    #expect(data.files.contains("tripto.sqlite/a-file"))
  }
}
