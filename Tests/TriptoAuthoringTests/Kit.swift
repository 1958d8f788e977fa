import Foundation
import TriptoAnswers
import TriptoContent
import TriptoLint

@testable import TriptoAuthoring

/// The facts, templates and word lists of the repository.
enum Kit {
  static let repository = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }
  static let facts = repository.appendingPathComponent("Content/facts")
  static let book = Result { try FactBook(directory: facts) }
  static let templates = Result { try Templates(directory: facts) }
  static let world = Result {
    try Gazetteer(contentsOf: repository.appendingPathComponent("Content/gazetteer/places.tgz1"))
  }

  static func linter() throws -> Linter {
    let tables = try LintTables(directory: repository.appendingPathComponent("Content/lint"))
    return Linter(tables: tables, places: try world.get())
  }

  static func author(_ drafter: Drafter? = nil, book other: FactBook? = nil) throws -> Author {
    Author(
      book: try other ?? book.get(), templates: try templates.get(), linter: try linter(),
      places: try world.get(), drafter: drafter)
  }

  static func job(seed: UInt64 = 1, _ brief: Brief = Brief()) -> AuthoringJob {
    AuthoringJob(
      id: "6f1c2b1e-0000-4000-8000-\(String(format: "%012d", seed))", seed: seed, brief: brief)
  }

  static func finished(
    _ job: AuthoringJob, by author: Author, taken: TakenPlaces = TakenPlaces([])
  ) async throws -> AuthoringJob {
    try await author.finish(job, taken: taken) { _ in }
  }

  static func pack(of job: AuthoringJob) throws -> Pack {
    try Pack.parse(Data((job.artefacts.pack ?? "").utf8), places: world.get()).pack
  }
}
