import Foundation
import Testing
import TriptoContent
import TriptoKernel
import TriptoTestPacks

@testable import TriptoLint

/// The word lists of the repository, and a pack with a change in it.
enum LintFixture {
  private static let content = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appendingPathComponent("Content")

  static let packs = content.appendingPathComponent("packs")

  static func tables() throws -> LintTables {
    try LintTables(directory: content.appendingPathComponent("lint"))
  }

  static func report(
    _ path: String, _ value: JSONValue?, places: (any PlaceFacts)? = nil
  ) throws -> LintReport {
    try Linter(tables: tables(), places: places).check(Fixture.pack2.pack(path, to: value))
  }

  /// The codes and paths of the findings, without those that a shortened text always brings.
  static func codes(_ report: LintReport) -> [String] {
    report.findings.filter { !($0.code == .length && $0.severity == .warning) }
      .map { "\($0.code.rawValue) \($0.severity.rawValue)" }
  }
}

/// A text put in place of one of the fixture's, and what the lint must say.
struct LintCase: Sendable, CustomTestStringConvertible {
  let path: String
  let text: String
  /// The code and severity, or nil for a text that is fine.
  let expected: String?

  init(_ expected: String?, _ path: String, _ text: String) {
    (self.expected, self.path, self.text) = (expected, path, text)
  }

  var testDescription: String { "\(expected ?? "fine"): \(text)" }
}
