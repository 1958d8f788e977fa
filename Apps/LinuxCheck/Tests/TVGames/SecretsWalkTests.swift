import Testing

/// The walk through a TV's models finds what it is for.
@Suite struct SecretsWalkTests {
  /// Something that a TV's models might look like.
  private struct Model {
    var lines: [String]
  }

  private static let reveal =
    #"{"type":"STATE_PATCH","payload":{"ops":[{"path":"/destination","value":{"name":"Wien","revealed":true}}]}}"#

  private static func faults(_ text: String, after frames: [String] = []) throws -> Int {
    var walk = SecretsWalk([try PackSecrets.read("wien")])
    for frame in frames { walk.hear(frame) }
    walk.look(at: Model(lines: [text]))
    return walk.faults.count
  }

  @Test("PR34 a name of a place is found anywhere in a model until a state or a message reveals it")
  func place() throws {
    #expect(try Self.faults("Hälsningar från Wien") == 1)
    #expect(try Self.faults("/clips/wien_10.mp3") == 1)
    #expect(try Self.faults("Hälsningar från Wienerwald") == 0)
    #expect(try Self.faults("Hälsningar från Wien", after: [Self.reveal]) == 0)
    let hidden = Self.reveal.replacing("true", with: "false")
    #expect(try Self.faults("Hälsningar från Wien", after: [hidden]) == 1)
  }

  @Test("PR34 a clue may say anything, whole or as a part of it")
  func clue() throws {
    let clue = try #require(try PackSecrets.read("wien").clues.first).text
    #expect(try Self.faults(clue) == 0)
    #expect(try Self.faults(String(clue.prefix(20))) == 0)
  }

  @Test("PR35 an answer is found until its results are told; as an option it is no answer")
  func answer() throws {
    let results = #"{"type":"FOLLOWUP_RESULTS","payload":{"correctAnswer":"Gustav Klimt"}}"#
    #expect(try Self.faults("Rätt svar: Gustav Klimt") == 1)
    #expect(try Self.faults("Gustav Klimt") == 0)
    #expect(try Self.faults("Rätt svar: Gustav Klimt", after: [results]) == 0)
  }
}
