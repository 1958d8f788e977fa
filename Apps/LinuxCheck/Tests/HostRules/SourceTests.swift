import Foundation
import Testing

/// Rules about the sources of the app, and what the documents say of them.
@Suite struct SourceTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../..").standardizedFileURL

  private func sources(_ folder: String) throws -> [(name: String, text: String)] {
    let folder = Self.root.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .map { ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
  }

  /// NB: by C, for there are hundreds of files, and as many names.
  private func holds(_ text: String, _ words: String) -> Bool {
    text.withCString { text in words.withCString { strstr(text, $0) != nil } }
  }

  /// NB: confetti's start is compared with the times of its own timeline, and with nothing of the server's.
  private static let mayAskTheClock = "Shared/Falling.swift"

  @Test("UI-A8 EX8 no time of the app is that of the device's clock, which may be wrong or jump")
  func wallClock() throws {
    let files = try ["Apps/Host", "Apps/Common", "Kit/Sources"].flatMap(sources)
    #expect(files.count > 200)
    let asked = ["Date()", "Date.now", "SystemClock", "CFAbsoluteTimeGetCurrent"]
    let found = files.filter { file in asked.contains { holds(file.text, $0) } }.map(\.name)
    #expect(found == [Self.mayAskTheClock])
  }

  @Test("docs/APPLE.md names no test of what goes wrong that is not there")
  func documented() throws {
    let text = try String(contentsOf: Self.root.appending(path: "docs/APPLE.md"), encoding: .utf8)
    let part = try #require(text.components(separatedBy: "## What goes wrong, and its tests").last)
    let table = try #require(part.components(separatedBy: "<!-- end of what goes wrong -->").first)
    let files = try ["Kit/Tests", "Apps/LinuxCheck/Tests"].flatMap(sources)
    let named = table.matches(of: /`(\w+Tests)\.(\w+)`/).map { ($0.1, $0.2) }
    #expect(named.count > 60)
    for (suite, test) in named {
      let isThere = files.contains { _, text in
        holds(text, "func \(test)(")
          && ["struct", "extension"].contains { holds(text, "\($0) \(suite) ") }
      }
      #expect(isThere, "\(suite).\(test)")
    }
  }
}
