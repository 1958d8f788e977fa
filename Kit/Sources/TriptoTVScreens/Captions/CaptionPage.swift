/// What a caption shows at a time: two lines of 42 characters at most (UI-T25).
public struct CaptionPage: Equatable, Sendable {
  public let lines: [String]
  /// How long.
  let ms: Double

  /// A caption stays at least this long.
  static let shortestMs = 2000.0
  static let lineLength = 42
  static let linesAtOnce = 2

  /// The pages of something that is said; each stays for its share of the words.
  static func pages(_ text: String, durationMs: Double) -> [CaptionPage] {
    let pairs = pairs(text)
    func length(_ lines: [String]) -> Double { Double(lines.joined(separator: " ").count) }
    let all = pairs.map(length).reduce(0, +)
    return pairs.map {
      CaptionPage(lines: $0, ms: max(shortestMs, durationMs) * length($0) / all)
    }
  }

  private static func pairs(_ text: String) -> [[String]] {
    sentencesTogether(plain(text)).flatMap { part in
      let lines = Lines.balanced(part, lineLength)
      return stride(from: 0, to: lines.count, by: linesAtOnce).map {
        Array(lines[$0..<min($0 + linesAtOnce, lines.count)])
      }
    }
  }

  /// Markup and pauses are for the voice only.
  private static func plain(_ text: String) -> String {
    text.replacing(/<[^>]*>/, with: " ").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  private static func sentences(_ text: String) -> [String] {
    text.matches(of: /[^.!?…]+[.!?…]+["”’»)]*\s*|[^.!?…]+$/).map { String($0.output) }
  }

  /// Whole sentences together as long as they fit.
  private static func sentencesTogether(_ text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    let sentences = sentences(text)
    var parts: [String] = []
    for sentence in sentences.isEmpty ? [text] : sentences {
      let sentence = sentence.trimmed
      let joined = parts.last.map { "\($0) \(sentence)" } ?? sentence
      if !parts.isEmpty, Lines.balanced(joined, lineLength).count <= linesAtOnce {
        parts[parts.count - 1] = joined
      } else {
        parts.append(sentence)
      }
    }
    return parts
  }
}

extension String {
  fileprivate var trimmed: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
