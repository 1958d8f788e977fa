import Foundation
import Testing

@testable import Drawing

@Suite struct RuleTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()

  @Test func everyRuleHasItsTest() throws {
    let package = Self.tests.deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: package.appending(path: "LAYOUT.md"), encoding: .utf8)
    let rules = text.split(separator: "\n").filter { $0.hasPrefix("- `") }.flatMap { line in
      line.prefix { $0 != ":" }.matches(of: /`(\w+)`/).map { String($0.output.1) }
    }
    #expect(rules.count > 50)
    #expect(Set(rules).count == rules.count)
    #expect(Set(rules) == Set(try Self.names()).subtracting(["everyRuleHasItsTest"]))
  }

  /// The names of all tests in this folder.
  private static func names() throws -> [String] {
    let files = try FileManager.default.contentsOfDirectory(
      at: tests, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "swift" }.flatMap { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      return text.matches(of: /@Test.* func (\w+)\(/).map { String($0.output.1) }
    }
  }
}
