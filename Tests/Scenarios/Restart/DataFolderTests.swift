import Testing
import TriptoTestEvening
import TriptoWire

@Suite("One server, one data folder")
struct DataFolderTests {
  @Test("DA25 a second server on the folder does not start; one after kill -9 does")
  func second() async throws {
    let data = try ServerUnderTest.prepared()
    let first = try await SpawnedServer(on: data)
    let session = try await NewSession.create(on: first.server)
    let inProcess = await #expect(throws: (any Error).self) {
      try await ServerUnderTest.boot(on: data)
    }
    let spawned = await #expect(throws: SpawnedServer.NotReady.self) {
      _ = try await SpawnedServer(on: data)
    }
    #expect(spawned?.status == 1)
    let told = [inProcess.map { "\($0)" }, spawned?.description]
    for part in [data.path, "process \(first.processID)", "TRIPTO_DATA_DIR"] {
      for text in told { #expect(text?.contains(part) == true) }
    }
    _ = try await session.join("Alva")
    try await first.kill()
    try await withServer(on: data) { server in
      let found = try await session.moved(to: server).lookUp()
      #expect(found.int("playerCount") == 1)
    }
  }
}
