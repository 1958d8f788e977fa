import Foundation
import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("RE54 RE55 clues in a host's words")
struct ClueEditingTests {
  private static let path = "/v1/content/packs/kairo"
  private static let words =
    "På julafton gick ridån upp för en ny opera här. Kostymerna satt fast i en belägrad stad."

  private func edit(
    _ server: ServerUnderTest, _ points: Int, _ text: String, bearer: String? = nil
  ) async throws -> Answer {
    let body: JSONValue = ["clues": [["points": .int(points), "text": .string(text)]]]
    let headers = bearer.map { ["authorization": "Bearer \($0)"] } ?? [:]
    return try await server.request("PUT", Self.path + "/clues", .json(body), headers: headers)
  }

  @Test(
    "RE54 RE55 the detail has both languages, an edit answers the new detail, the original returns")
  func edited() async throws {
    let data = try ServerUnderTest.prepared()
    try await withServer(on: data) { server in
      let before = try await server.get(Self.path).json
      #expect(before.at("edited") == nil)
      #expect(before.text("clueTexts.0.textEn")?.hasPrefix("Can you sing") == true)
      let answer = try await edit(server, 10, Self.words)
      #expect(answer.status == 200)
      let body = try answer.json
      #expect(body.text("clues.0.text") == Self.words && body.flag("edited") == true)
      #expect(body.text("clueTexts.0.text") == Self.words)
      #expect(body.text("verification.clues.0.status") == "uncertain")
      #expect(try await server.get(Self.path).json == body)
    }
    try await withServer(on: data) { server in
      #expect(try await server.get(Self.path).json.text("clues.0.text") == Self.words)
      let restored = try await server.delete(Self.path + "/clues")
      #expect(restored.status == 200)
      #expect(try restored.json.text("clues.0.text") != Self.words)
      try await server.delete(Self.path + "/clues").expectError(404, "Not found")
    }
  }

  @Test("RE54 a leak is refused with its code, place and language, and nothing is written")
  func leaking() async throws {
    let data = try ServerUnderTest.prepared()
    try await withServer(on: data) { server in
      let answer = try await edit(server, 10, "Kairo: " + Self.words)
      try answer.expectError(400, "Invalid content pack")
      let problems = try answer.json.list("details.problems")
      #expect(
        problems.contains {
          $0.text("code") == "L01" && $0.text("path") == "clues[0].text"
            && $0.text("lang") == "sv" && $0.text("message")?.isEmpty == false
        })
      #expect(try await server.get(Self.path).json.text("clues.0.text") != Self.words)
    }
  }

  @Test(
    "RE54 no clues, points unknown or not different, and no text: 400 with the field",
    arguments: [
      ("{}", "clues"), (#"{"clues":[]}"#, "clues"),
      (#"{"clues":[{"points":10,"text":"a"},{"points":10,"text":"b"}]}"#, "clues"),
      (#"{"clues":[{"points":5,"text":"a"}]}"#, "clues[0].points"),
      (#"{"clues":[{"points":10}]}"#, "clues[0].text"),
    ])
  func wrong(body: String, field: String) async throws {
    let answer = try await SharedServer.server.request("PUT", Self.path + "/clues", .raw(body))
    try answer.expectError(400, "Validation error")
    #expect(try answer.json.text("details.field") == field)
  }

  @Test("RE54 an unknown pack is not found", arguments: ["nowhere", "..%2Fkairo"])
  func unknown(id: String) async throws {
    let body: JSONValue = ["clues": [["points": 10, "text": "x"]]]
    try await SharedServer.server.request(
      "PUT", "/v1/content/packs/\(id)/clues", .json(body)
    ).expectError(404, "Not found")
  }

  @Test("RE54 RE55 SE15 a pack in play is changed by nobody, its host among them, until it is over")
  func inPlay() async throws {
    try await withServer { server in
      let session = try await NewSession.create(on: server)
      try await session.plan(["kairo"])
      let host = try await session.connect(session.hostToken)
      _ = try await session.join("Alva")
      host.send("HOST_START_GAME")
      let before = try await host.expect("CLUE_PRESENT").payload.text("clueText")
      let answer = try await edit(server, 10, Self.words, bearer: session.hostToken)
      try answer.expectError(409, "Pack in play")
      try await server.delete(Self.path + "/clues", bearer: session.hostToken)
        .expectError(409, "Pack in play")
      try await edit(server, 10, Self.words).expectError(409, "Pack in play")
      #expect(try await host.state().text("clueText") == before)
      host.send("END_GAME")
      try await host.expect("FINAL_RESULTS_PRESENT")
      let later = try await edit(server, 8, Self.words, bearer: session.hostToken)
      #expect(later.status != 409)
    }
  }

  @Test("RE54 EX29 a host who plays cannot tell from the answers which packs are in play")
  func hostPlays() async throws {
    try await withServer { server in
      let session = try await NewSession.create(["hostPlays": .bool(true)], on: server)
      try await session.plan(["kairo"])
      let host = try await session.connect(session.hostToken)
      _ = try await session.join("Alva")
      host.send("HOST_START_GAME")
      try await host.expect("CLUE_PRESENT")
      for id in ["kairo", "reykjavik"] {
        try await server.delete("/v1/content/packs/\(id)/clues", bearer: session.hostToken)
          .expectError(409, "Pack in play")
      }
    }
  }
}
