import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("RE27 import, RE28–RE29 generation")
struct PackImportTests {
  private let path = "/v1/content/packs/import"

  /// A pack of the oldest stored format (DA14): one language, no metadata.
  private func document(_ id: String) -> JSONValue {
    let levels: [JSONValue] = [10, 8, 6, 4, 2]
    return [
      "roundId": .string(id),
      "destination": ["name": "Snurrköping", "country": "Vridland", "aliases": ["snurran"]],
      "clues": .array(levels.map { ["level": $0, "text": "En ledtråd."] }),
      "followups": [
        ["questionText": "Hur många?", "options": ["1", "2", "3", "4"], "correctAnswer": "2"],
        ["questionText": "Vem?", "options": .null, "correctAnswer": "Ingen"],
      ],
    ]
  }

  private func changed(_ key: String, _ value: JSONValue?) -> JSONValue {
    guard case .object(var fields) = document("changed") else { return .null }
    fields[key] = value
    return .object(fields)
  }

  @Test("RE27 DA14 an import answers 201, and the pack is there at once and after a restart")
  func importPack() async throws {
    let data = try ServerUnderTest.prepared()
    try await withServer(on: data) { server in
      let answer = try await server.post(path, document("snurr-1"))
      #expect(answer.status == 201)
      let body = try answer.json
      #expect(body.keys == ["message", "roundId"])
      #expect(body.text("roundId") == "snurr-1")
      #expect(try await server.get("/v1/content/packs/snurr-1").status == 200)
    }
    try await withServer(on: data) { server in
      let answer = try await server.get("/v1/content/packs/snurr-1")
      #expect(answer.status == 200)
    }
  }

  @Test("RE27 an id that exists gives 409 and leaves the old pack as it was")
  func conflict() async throws {
    try await withServer { server in
      try await server.post(path, document(TestPack.alpha.id)).expectError(409, "Conflict")
      let kept = try await server.get("/v1/content/packs/\(TestPack.alpha.id)").json
      #expect(kept.text("destination.name") == TestPack.alpha.name.sv)
    }
  }

  @Test("RE27 DA15 points, q, a and accepted are understood")
  func synonyms() async throws {
    try await withServer { server in
      let levels: [JSONValue] = [10, 8, 6, 4, 2]
      let pack: JSONValue = [
        "roundId": "synonyms", "destination": ["name": "Snurrköping", "country": "Vridland"],
        "clues": .array(levels.map { ["points": $0, "text": "En ledtråd."] }),
        "followups": [["q": "Vem?", "a": "Ingen", "accepted": ["nobody"]]],
      ]
      #expect(try await server.post(path, pack).status == 201)
      let question = try await server.get("/v1/content/packs/synonyms").json
        .at("followupQuestions.0")
      #expect(question?.text("questionText") == "Vem?")
      #expect(question?.text("correctAnswer") == "Ingen")
      #expect(question?.list("aliases") == ["nobody"])
    }
  }

  @Test("RE27 RE1 SE9 a pack with a fault gives 400, names the place, and writes no file")
  func invalid() async throws {
    let clue: JSONValue = ["level": 10, "text": "En ledtråd."]
    let faults: [(JSONValue, String)] = [
      (changed("roundId", "../../escape"), "roundId"), (changed("roundId", ".hidden"), "roundId"),
      (changed("roundId", nil), "roundId"), (changed("roundId", ""), "roundId"),
      (changed("destination", ["country": "X"]), "destination.name"),
      (changed("destination", ["name": "X"]), "destination.country"),
      (changed("clues", [clue]), "clues"),
      (changed("clues", [clue, clue, clue, clue, clue]), "clues"),
      (changed("followups", "none"), "followups"), (changed("followups", nil), "followups"),
      (.array([]), "not a JSON object"),
    ]
    let server = try await SharedServer.server
    let files = server.data.files.filter { $0.hasPrefix("packs/") }
    for (body, place) in faults {
      let answer = try await server.post(path, body)
      try answer.expectError(400, "Invalid content pack")
      #expect(try answer.json.text("message")?.contains(place) == true, "\(place)")
    }
    try await server.request("POST", path, .raw("{")).expectError(400, "Invalid content pack")
    let message = try await server.request("POST", path, .raw("{")).json.text("message")
    #expect(message?.hasPrefix("not JSON at byte 1") == true)
    let everything = try await server.post(path, ["clues": [], "followups": 1]).json
    let named = everything.texts("details.problems", "path")
    #expect(named == ["roundId", "destination.name", "destination.country", "clues", "followups"])
    #expect(server.data.files.filter { $0.hasPrefix("packs/") } == files)
  }

  @Test("RE3 an import over its size limit gives 413")
  func tooLarge() async throws {
    let body = changed("padding", .string(String(repeating: "x", count: 257 * 1_024)))
    try await SharedServer.server.post(path, body).expectError(413, "Payload too large")
  }

  @Test(
    "RE28 RE45 without a model, what v1 asks for answers 503",
    arguments: ["{}", "", "{\"theme\":\"hav\"}"])
  func generate(body: String) async throws {
    let answer = try await SharedServer.server.request(
      "POST", "/v1/content/generate", .raw(body))
    try answer.expectError(503, "Generator not configured")
    let message = try #require(try answer.json.text("message"))
    #expect(message.contains("ställ in ANTHROPIC_API_KEY"))
    #expect(message.contains("set ANTHROPIC_API_KEY"))
  }

  @Test("RE60 with the generator switched off, everything answers 503")
  func generatorOff() async throws {
    try await withServer(["TRIPTO_GENERATOR": "off"]) { server in
      try await server.post("/v1/content/generate", ["numDestinations": 1])
        .expectError(503, "Generator not configured")
      let answer = try await server.get("/v1/content/generate")
      try answer.expectError(503, "Generator not configured")
      #expect(try answer.json.text("message")?.contains("remove TRIPTO_GENERATOR=off") == true)
    }
  }

  @Test("RE29 the status of an unknown job gives 404")
  func status() async throws {
    try await SharedServer.server.get("/v1/content/generate/nothing/status")
      .expectError(404, "Not found")
  }
}
