import Foundation
import Testing

/// One step of a seed, in its own words.
struct Step: Hashable, Sendable, CustomTestStringConvertible {
  let id: String
  let words: String
  var testDescription: String { "\(id) \(words)" }
}

/// A numbered list of a seed: a test, a table, a list of criteria.
struct Section: Sendable {
  let name: String
  let steps: [Step]

  /// - Parameters:
  ///   - name: as the seed calls it, with the seed's number.
  ///   - lines: the seed's words, one step a line.
  init(_ name: String, _ lines: String) {
    self.name = name
    steps = lines.split(separator: "\n").enumerated().map {
      Step(id: "\(name).\($0 + 1)", words: String($1))
    }
  }
}
