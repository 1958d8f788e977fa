import Foundation

/// The steps by the tests that check them, as docs/APPLE.md lists them.
enum StepTable {
  static let begin = "<!-- steps: made by Apps/LinuxCheck/Tests/HostWalks -->"
  static let end = "<!-- end of steps -->"

  struct NoTest: Error { let section: String }

  @MainActor
  static func made() throws -> String {
    let tests = try tests()
    let rows = try Walks.sections.map { section in
      guard let test = tests[section.name] else { throw NoTest(section: section.name) }
      let steps = section.steps.enumerated().map { "\($0 + 1) \($1.words)" }
      return "| \(section.name) | `\(test)` | \(steps.joined(separator: " · ")) |"
    }
    return (["| seed | test | steps |", "|---|---|---|"] + rows).joined(separator: "\n")
  }

  /// The test of each section by its name, read from the sources, where tests say `arguments: Seed000.test1.steps`.
  private static func tests() throws -> [String: String] {
    let (names, suites) = try (
      read("Seed000", "Seed001", "Seed002", "Seed002+Tests"),
      read("Seed000Tests", "Seed001Tests", "Seed002Tests", "Seed002PlanTests")
    )
    var sections: [String: String] = [:]
    for (file, text) in names {
      for found in text.matches(of: /static let (\w+) = Section\(\s*"([^"]+)"/) {
        sections["\(file.prefix(7)).\(found.1)"] = String(found.2)
      }
    }
    var tests: [String: String] = [:]
    for (suite, text) in suites {
      for found in text.matches(of: /arguments: (\w+\.\w+)\.steps\)\s+func (\w+)/) {
        if let section = sections[String(found.1)] { tests[section] = "\(suite).\(found.2)" }
      }
    }
    return tests
  }

  private static func read(_ names: String...) throws -> [(String, String)] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try names.map { name in
      let file = folder.appending(path: "\(name.prefix(7))/\(name).swift")
      return (name, try String(contentsOf: file, encoding: .utf8))
    }
  }
}
