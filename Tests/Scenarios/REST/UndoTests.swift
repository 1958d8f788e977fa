import Foundation
import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("RE65 RE66 deleting is undone")
struct UndoTests {
  private let path = "/v1/content/packs/\(TestPack.beta.id)"

  @Test("RE65 RE66 an own pack and one that came along are listed when deleted and come back whole")
  func comesBack() async throws {
    let data = try ServerUnderTest.prepared()
    var own = ""
    var bundled = ""
    try await withServer(on: data) { server in
      own = try await server.get(path).text
      bundled = try await server.get("/v1/content/packs/kairo").text
      #expect(try await server.get("/v1/content/deleted").json == ["packs": []])
      let before = Date().timeIntervalSince1970 * 1_000
      #expect(try await server.delete(path).status == 204)
      #expect(try await server.delete("/v1/content/packs/kairo").status == 204)
      let rows = try await server.get("/v1/content/deleted").json.list("packs")
      #expect(Set(rows.compactMap { $0.text("roundId") }) == [TestPack.beta.id, "kairo"])
      for row in rows {
        #expect(
          row.keys == ["roundId", "destinationName", "destinationCountry", "deletedAtMs"])
        #expect(abs(Double(row.int("deletedAtMs") ?? 0) - before) < 60_000)
      }
    }
    try await withServer(on: data) { server in
      for (path, whole) in [(path, own), ("/v1/content/packs/kairo", bundled)] {
        try await server.get(path).expectError(404, "Not found")
        let answer = try await server.post(path + "/restore")
        #expect(answer.status == 200 && answer.text == whole)
        #expect(try await server.get(path).text == whole)
        try await server.post(path + "/restore").expectError(409, "Conflict")
      }
      #expect(try await server.get("/v1/content/deleted").json == ["packs": []])
    }
    try await withServer(on: data) { server in
      let kept = try await server.get(path)
      #expect(kept.text == own)
      let original = try await server.get("/v1/content/packs/kairo")
      #expect(original.text == bundled)
    }
  }

  @Test("RE65 what was never deleted is not found, and an id that was taken since is a conflict")
  func refused() async throws {
    try await withServer { server in
      for id in ["nowhere", "..%2F..%2Fhouse.key", ".hidden"] {
        try await server.post("/v1/content/packs/\(id)/restore").expectError(404, "Not found")
      }
      try await server.post(path + "/restore").expectError(409, "Conflict")
      #expect(try await server.delete(path).status == 204)
      let again = try await server.post("/v1/content/packs/import", TestPack.beta.document)
      #expect(again.status == 201)
      try await server.post(path + "/restore").expectError(409, "Conflict")
      #expect(try await server.get("/v1/content/deleted").json == ["packs": []])
    }
  }

  @Test("RE66 the list has English names when asked for")
  func english() async throws {
    try await withServer { server in
      #expect(try await server.delete(path).status == 204)
      let row = try await server.get("/v1/content/deleted?lang=en").json
      #expect(row.text("packs.0.destinationName") == TestPack.beta.name.en)
      #expect(row.text("packs.0.destinationCountry") == TestPack.beta.country.en)
    }
  }
}
