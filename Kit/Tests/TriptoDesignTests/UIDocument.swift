import Foundation
import Testing

/// What docs/UI.md says, for comparing.
enum UIDocument {
  static func lines() throws -> [String] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../docs/UI.md").standardizedFileURL
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
  }

  /// The cells of the table rows of a section.
  static func rows(of section: String) throws -> [[String]] {
    let lines = try lines()
    let start = try #require(lines.firstIndex { $0.hasPrefix("## \(section)") })
    let end = lines[(start + 1)...].firstIndex { $0.hasPrefix("#") } ?? lines.endIndex
    return lines[start..<end].filter { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  static func numbers(in text: String) -> [Double] {
    text.split { !"0123456789.".contains($0) }.compactMap {
      Double($0.hasPrefix(".") ? "0\($0)" : String($0))
    }
  }
}
