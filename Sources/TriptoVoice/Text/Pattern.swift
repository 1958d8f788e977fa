import Foundation

/// A regular expression that is written in the program and therefore right.
struct Pattern: Sendable {
  private let expression: NSRegularExpression

  struct Found {
    /// Offsets in characters of the text.
    let start: Int
    let end: Int
    /// The whole match, then its groups; empty where a group took no part.
    let groups: [String]
  }

  init(_ source: String) {
    do { expression = try NSRegularExpression(pattern: source) } catch {
      preconditionFailure("\(source): \(error)")
    }
  }

  func firstMatch(in text: String) -> Found? {
    let whole = NSRange(text.startIndex..., in: text)
    guard let match = expression.firstMatch(in: text, range: whole),
      let range = Range(match.range, in: text)
    else { return nil }
    return Found(
      start: text.distance(from: text.startIndex, to: range.lowerBound),
      end: text.distance(from: text.startIndex, to: range.upperBound),
      groups: Self.groups(match, text))
  }

  /// Every match by what `rewrite` makes of its groups; nil leaves the match alone.
  func replace(_ text: String, _ rewrite: ([String]) -> String?) -> String {
    let matches = expression.matches(in: text, range: NSRange(text.startIndex..., in: text))
    var (output, position) = ("", text.startIndex)
    for match in matches {
      guard let range = Range(match.range, in: text),
        let replacement = rewrite(Self.groups(match, text))
      else { continue }
      output += text[position..<range.lowerBound] + replacement
      position = range.upperBound
    }
    return output + text[position...]
  }

  private static func groups(_ match: NSTextCheckingResult, _ text: String) -> [String] {
    (0..<match.numberOfRanges).map { index in
      Range(match.range(at: index), in: text).map { String(text[$0]) } ?? ""
    }
  }
}

/// One step of an expander.
struct Rule: Sendable {
  let pattern: Pattern
  let rewrite: @Sendable ([String]) -> String?

  init(_ source: String, _ rewrite: @escaping @Sendable ([String]) -> String?) {
    pattern = Pattern(source)
    self.rewrite = rewrite
  }

  /// Whole words, by a table: the longest first, dots and all.
  init(words: [String: String]) {
    let any = Self.anyOf(words.keys).replacingOccurrences(of: " ", with: #"\s"#)
    self.init(#"(?<![\p{L}\p{N}.])(\#(any))(?![\p{L}\p{N}])"#) {
      words[$0[1].replacingOccurrences(of: "\u{A0}", with: " ")]
    }
  }

  /// The same words at the start of a sentence: "T.ex." and "Ca".
  init(capitalised words: [String: String], where fits: (String) -> Bool = { $0.count > 1 }) {
    let capitals = words.compactMap { key, words -> (String, String)? in
      guard key.first?.isLowercase == true, fits(key) else { return nil }
      return (key.capitalisedFirst, words.capitalisedFirst)
    }
    self.init(words: Dictionary(capitals, uniquingKeysWith: { one, _ in one }))
  }

  /// Any of the words as they are written, the longest first.
  static func anyOf(_ words: some Sequence<String>) -> String {
    words.sorted { ($0.count, $0) > ($1.count, $1) }.map(NSRegularExpression.escapedPattern)
      .joined(separator: "|")
  }

  func apply(_ text: String) -> String { pattern.replace(text, rewrite) }
}

extension String {
  var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
