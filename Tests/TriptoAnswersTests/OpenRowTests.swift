import Foundation
import Testing
import TriptoAnswers

/// Answers to the library's open questions as people give them, judged by hand.
@Suite struct OpenRowTests {
  private struct Row: Decodable {
    enum Verdict: String, Decodable { case accept, reject }

    let correctAnswer: String
    let aliases: [String]
    let answer: String
    let verdict: Verdict
  }

  private static func rows(_ file: String) throws -> [Row] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "Rows/\(file).jsonl")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(Row.self, from: Data($0.utf8))
    }
  }

  @Test(
    "AN7 rows of open answers: at least 98 of a hundred right ones are taken, at most one of 200 wrong ones",
    arguments: ["open-answers.dev", "open-answers"])
  func rows(file: String) throws {
    let world = try Gazetteer.shipped.get()
    let rows = try Self.rows(file)
    let taken = rows.filter {
      Judge.followup($0.answer, correct: $0.correctAnswer, aliases: $0.aliases, gazetteer: world)
    }
    let (right, wrong) = (
      rows.count { $0.verdict == .accept }, rows.count { $0.verdict == .reject }
    )
    let falselyTaken = taken.filter { $0.verdict == .reject }
    #expect(rows.count >= 1_000)
    #expect((taken.count - falselyTaken.count) * 100 >= right * 98)
    #expect(falselyTaken.count * 200 <= wrong, "\(falselyTaken.map(\.answer))")
  }
}
