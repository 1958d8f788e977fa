import Foundation
import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("RE23–RE26 the packs of the library: their list, one in detail, and deleting one")
struct PackTests {
  @Test("RE23 the list has all six fields of every pack")
  func list() async throws {
    let answer = try await SharedServer.server.get("/v1/content/packs")
    #expect(answer.status == 200)
    let body = try answer.json
    let packs = body.list("packs")
    #expect(body.int("count") == packs.count)
    let fields: Set = [
      "roundId", "destinationName", "destinationCountry", "generatedAt", "verified",
      "antiLeakChecked",
    ]
    #expect(packs.allSatisfy { $0.keys == fields })
    #expect(Set(TestPack.all.map(\.id)).isSubset(of: body.texts("packs", "roundId")))
  }

  @Test("RE23 a broken file never fails the list, and the index file is no pack")
  func brokenFile() async throws {
    let data = try ServerUnderTest.prepared()
    try data.write("{\"roundId\": \"broken\", ", to: "packs/broken.json")
    try data.write("[]", to: "packs/content-packs-index.json")
    try await withServer(on: data) { server in
      let body = try await server.get("/v1/content/packs").json
      #expect(body.texts("packs", "roundId").contains(TestPack.alpha.id))
      #expect(!body.texts("packs", "roundId").contains("broken"))
      #expect(body.texts("errors", "packId") == ["broken"])
      #expect(body.list("errors").allSatisfy { $0.keys == ["packId", "error"] })
    }
  }

  @Test("RE24 RE25 the detail has everything the host's preview shows")
  func detail() async throws {
    let pack = TestPack.alpha
    try await withServer { server in
      let answer = try await server.get("/v1/content/packs/\(pack.id)")
      #expect(answer.status == 200)
      let body = try answer.json
      #expect(
        body.keys.isSuperset(of: [
          "roundId", "destination", "clues", "followupQuestions", "metadata",
        ]))
      #expect(body.text("destination.name") == pack.name.sv)
      #expect(body.text("destination.country") == pack.country.sv)
      #expect(body.list("clues").compactMap { $0.int("points") } == [10, 8, 6, 4, 2])
      #expect(body.text("clues.0.text") == pack.clue(10))
      #expect(body.texts("followupQuestions", "type") == ["MULTIPLE_CHOICE", "OPEN_TEXT"])
      #expect(body.list("followupQuestions.0.options").count == 4)
      #expect(body.at("followupQuestions.1.options") == .null)
      #expect(body.text("followupQuestions.1.correctAnswer") == pack.openAnswer)
      #expect(body.text("metadata.generatedAt") == "2026-01-02T03:04:05Z")
      #expect(body.flag("metadata.verified") == true)
      #expect(body.flag("metadata.antiLeakChecked") == true)
    }
  }

  @Test("RE24 the destination and the clues of the detail are to be had in English")
  func english() async throws {
    try await withServer { server in
      let body = try await server.get("/v1/content/packs/\(TestPack.alpha.id)?lang=en").json
      #expect(body.text("destination.name") == TestPack.alpha.name.en)
      #expect(body.text("clues.4.text") == TestPack.alpha.clue(2, english: true))
    }
  }

  @Test(
    "RE24 RE26 SE9 ID7 an id that is unknown or none gives 404 and touches no file",
    arguments: [
      "nowhere", "..%2F..%2Ftripto.sqlite", "%2e%2e%2fweb%2findex", "..", ".hidden", "a%00b",
      "%2Fetc%2Fpasswd", "pack-qx7-alpha.json", "pack-qx7-alpha%2F..%2Fpack-qx7-beta",
      "CON", "%F0%9F%97%BA", String(repeating: "a", count: 101),
    ])
  func unknownID(id: String) async throws {
    let server = try await SharedServer.server
    let files = server.data.files
    for method in ["GET", "DELETE"] {
      let answer = try await server.request(method, "/v1/content/packs/\(id)")
      try answer.expectError(404, "Not found")
    }
    #expect(server.data.files.isSuperset(of: files.filter { !$0.contains("sqlite-") }))
  }

  @Test("RE26 a deleted pack answers 204, is gone from list, detail and plans, and stays away")
  func delete() async throws {
    let data = try ServerUnderTest.prepared()
    let id = TestPack.beta.id
    try await withServer(on: data) { server in
      let answer = try await server.delete("/v1/content/packs/\(id)")
      #expect(answer.status == 204)
      #expect(answer.text.isEmpty)
      try await server.get("/v1/content/packs/\(id)").expectError(404, "Not found")
      try await server.delete("/v1/content/packs/\(id)").expectError(404, "Not found")
      let session = try await NewSession.create(on: server)
      try await server.post(
        session.path + "/game-plan/import", ["contentPackIds": [.string(id)]]
      ).expectError(404, "Content packs not found")
    }
    try await withServer(on: data) { server in
      let packs = try await server.get("/v1/content/packs").json.texts("packs", "roundId")
      #expect(!packs.contains(id))
      #expect(packs.contains(TestPack.alpha.id))
    }
  }

  @Test("RE23 RE24 RE26 a file that cannot be read says so, and can be deleted")
  func unreadable() async throws {
    let data = try ServerUnderTest.prepared()
    try data.write("{", to: "packs/torn.json")
    try await withServer(on: data) { server in
      let path = "/v1/content/packs/torn"
      try await server.get(path).expectError(500, "Unreadable content pack")
      let list = try await server.get("/v1/content/packs").json
      #expect(list.texts("errors", "packId") == ["torn"])
      #expect(try await server.delete(path).status == 204)
      try await server.get(path).expectError(404, "Not found")
      #expect(try await server.get("/v1/content/packs").json.at("errors") == nil)
    }
  }

  @Test("RE26 a pack that came with the game can be deleted too, and stays away")
  func deleteBundled() async throws {
    let data = try ServerUnderTest.prepared()
    var bundled = ""
    try await withServer(on: data) { server in
      let ids = try await server.get("/v1/content/packs").json.texts("packs", "roundId")
      bundled = try #require(ids.first { !$0.hasPrefix("pack-qx7") })
      #expect(try await server.delete("/v1/content/packs/\(bundled)").status == 204)
    }
    try await withServer(on: data) { server in
      let ids = try await server.get("/v1/content/packs").json.texts("packs", "roundId")
      #expect(!ids.contains(bundled))
    }
  }
}
