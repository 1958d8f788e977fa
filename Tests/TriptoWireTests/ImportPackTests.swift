import Testing
import TriptoKernel
import TriptoWire

@Suite("RE27 importing a pack")
struct ImportPackTests {
  @Test("DA15 import takes points, q, a and accepted, and writes them as the stored format")
  func aliases() throws {
    let body = #"""
      {"roundId":"gamla-stan",
       "destination":{"name":"Stockholm","country":"Sverige","aliases":["STOCKHOLM"],"lat":59.33,
        "lon":18.07},
       "clues":[{"points":2,"text":"Ledtråd 2"},{"points":4,"text":"Ledtråd 4"},
        {"points":6,"text":"Ledtråd 6"},{"points":8,"text":"Ledtråd 8"},
        {"points":10,"text":"Ledtråd 10"}],
       "followups":[
        {"q":"Vilken sjö?","options":["Mälaren","Vänern","Vättern","Hjälmaren"],"a":"Mälaren"},
        {"q":"Vilket skepp?","a":"Vasa","accepted":["vasaskeppet"]}]}
      """#
    let pack = try RequestBody.decode(ImportPackRequest.self, from: body.utf8)
    #expect(
      try JSONValue(parsing: pack.jsonBytes()) == Golden.file("rest", "ImportPackRequest").json)
  }

  static let steps: [(remove: String, value: JSONValue?, field: String)] = [
    ("metadata", .null, "roundId"),
    ("roundId", "bad/id", "destination.name"),
    ("destination", ["name": "X", "country": "Y"], "clues"),
    ("clues", .array(Array(repeating: clue(10), count: 5)), "followups"),
    ("followups", .array([]), "clues"),
    ("clues", .array([2, 4, 6, 8, 10].map(clue)), "roundId"),
  ]

  @Test("RE27 the checks come in their order: each step repairs one thing and finds the next")
  func order() {
    var body: [String: JSONValue] = ["destination": [:], "clues": .array([])]
    for step in Self.steps {
      body[step.remove] = step.value
      let error = #expect(throws: RequestError.self) {
        try RequestBody.decode(ImportPackRequest.self, from: JSONValue.object(body).jsonBytes())
      }
      #expect(error?.field == step.field)
    }
    body["roundId"] = "good-id"
    #expect(throws: Never.self) {
      try RequestBody.decode(ImportPackRequest.self, from: JSONValue.object(body).jsonBytes())
    }
  }

  @Test("DA14 a question has four options or none")
  func optionCount() throws {
    let golden = try Golden.file("rest", "ImportPackRequest")
    let text = String(decoding: golden.bytes, as: UTF8.self)
      .replacing("\"Hjälmaren\"", with: "\"Hjälmaren\", \"Siljan\"")
    let error = #expect(throws: RequestError.self) {
      try RequestBody.decode(ImportPackRequest.self, from: text.utf8)
    }
    #expect(error?.field == "followups")
  }

  private static func clue(_ level: Int) -> JSONValue {
    ["level": .int(level), "text": "Ledtråd"]
  }
}
