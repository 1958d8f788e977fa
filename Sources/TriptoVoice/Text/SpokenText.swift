/// What an engine is given: words without digits, abbreviations or markup, and pauses.
public struct SpokenText: Sendable, Equatable {
  public enum Part: Sendable, Equatable {
    case words(String)
    /// Silence, in milliseconds.
    case pause(Int)
  }

  public var parts: [Part]

  /// The words alone, for engines that know no pauses.
  public var plain: String {
    parts.compactMap { part in
      if case .words(let words) = part { words } else { nil }
    }.joined(separator: " ")
  }

  /// The words with `<break time="300ms"/>` for every pause.
  public var marked: String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .pause(let milliseconds): "<break time=\"\(milliseconds)ms\"/>"
      }
    }.joined(separator: " ")
  }
}
