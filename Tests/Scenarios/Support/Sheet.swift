import Testing
import TriptoWire

/// What a player must know to answer, as the library has it.
struct Sheet {
  let name: String
  let clues: [String]
  let answers: [String]

  /// - Throws: when the server has no such pack.
  init(_ id: String, _ language: String, on server: ServerUnderTest) async throws {
    let detail = try await server.get("/v1/content/packs/\(id)?lang=\(language)").json
    name = try #require(detail.text("destination.name"))
    clues = detail.texts("clues", "text")
    answers = detail.texts("followupQuestions", "correctAnswer")
  }
}
