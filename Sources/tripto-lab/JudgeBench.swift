import Foundation
import TriptoAnswers

/// How long the judge takes and what its gazetteer needs.
struct JudgeBench: Encodable {
  /// Milliseconds to map the file.
  let loadMs: Double
  /// Megabytes the process has needed at most, before the file was mapped and at the end.
  let peakBeforeMB: Double
  let peakMB: Double
  /// Microseconds per judgement, the target folded anew for each.
  let judgementUs: Double
  let judgements: Int
  let names: Int
  let places: Int

  /// Targets with answers that take every way through the judge.
  private static let questions: [(target: String, country: String, answer: String)] = [
    ("Bergen", "Norge", "Bergen"), ("Bergen", "Norge", "Berggen"), ("Bergen", "Norge", "Bremen"),
    ("Bergen", "Norge", "Берген"), ("Peking", "Kina", "Beijing"), ("Peking", "Kina", "Kina"),
    ("Mexico City", "Mexiko", "Mexico"), ("New York", "USA", "jag tror det är New Yrok"),
    ("San Francisco", "USA", "San"), ("Tripoli", "Libyen", "Tripoli i Libanon"),
    ("Göteborg", "Sverige", "Malmö eller Göteborg"), ("Prag", "Tjeckien", "ingen aning"),
  ]

  /// - Parameter path: The gazetteer file.
  /// - Throws: `GazetteerError`.
  static func run(_ path: String, rounds: Int = 2_000) throws -> JudgeBench {
    let before = peakMB()
    let clock = ContinuousClock()
    let began = clock.now
    let gazetteer = try Gazetteer(contentsOf: URL(fileURLWithPath: path))
    let load = clock.now - began
    let started = clock.now
    for _ in 0..<rounds {
      for question in questions {
        let target = DestinationTarget(name: question.target, country: question.country)
        _ = Judge.destination(question.answer, target, gazetteer: gazetteer)
      }
    }
    let count = rounds * questions.count
    let spent = milliseconds(clock.now - started)
    return JudgeBench(
      loadMs: milliseconds(load), peakBeforeMB: before, peakMB: peakMB(),
      judgementUs: spent * 1_000 / Double(count), judgements: count,
      names: gazetteer.counts.names, places: gazetteer.counts.places)
  }

  private static func milliseconds(_ duration: Duration) -> Double {
    duration / .microseconds(1) / 1_000
  }

  private static func peakMB() -> Double {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return Double(usage.ru_maxrss) / 1_024
    #else
      getrusage(RUSAGE_SELF, &usage)
      return Double(usage.ru_maxrss) / 1_048_576
    #endif
  }
}
