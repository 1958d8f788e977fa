import TriptoKernel
import TriptoWire

/// Watches one TV or player for a secret before it is told (PR34, PR35). Texts are kept until the
/// secret is out, then searched: before that nobody here may know what to look for.
struct Canary: Sendable {
  /// Where people's words, clues and questions stand, which may say anything (PR34, DA18), and the
  /// place itself, whose hiding ``SecrecyCheck`` watches.
  private static let exempt: Set<String> = [
    "clueText", "answerText", "questionText", "options", "name", "playerName", "brakeOwnerName",
    "correctAnswer", "destination", "destinationName", "revealText", "explanation",
  ]
  private static let spokenClue = "text"
  /// The clip that a TV is playing, in its state (PR31).
  private static let clip = "activeVoiceClip"

  /// Shorter secrets would be found in too many words.
  private let shortest: Int
  private var kept: Set<String> = []

  init(shortest: Int) { self.shortest = shortest }

  mutating func hear(_ frame: Frame) {
    let spoken: Set = [ServerMessageType.audioPlay.rawValue, ServerMessageType.voiceLine.rawValue]
    let isSpoken = spoken.contains(frame.envelope.type)
    collect(frame.payload, spares: isSpoken ? Self.spokenClue : nil)
  }

  private mutating func collect(_ value: JSONValue, spares: String?) {
    switch value {
    case .string(let text): if !Self.isIdentifier(text) { kept.insert(text) }
    case .array(let elements): for element in elements { collect(element, spares: spares) }
    case .object(let members):
      for (key, member) in members where !Self.exempt.contains(key) && key != spares {
        kept.insert(key)
        collect(member, spares: key == Self.clip ? Self.spokenClue : spares)
      }
    default: break
    }
  }

  /// UUIDs, whose hexadecimal groups could spell a word.
  private static func isIdentifier(_ text: String) -> Bool {
    text.utf8.count == 36 && text.split(separator: "-").map(\.count) == [8, 4, 4, 4, 12]
  }

  mutating func forget() { kept = [] }

  /// Searches what was heard since the last time, and starts anew.
  mutating func reveal(_ secrets: some Collection<String>, rule: String) -> [Violation] {
    defer { kept = [] }
    guard !kept.isEmpty else { return [] }
    let texts = kept.map { ($0, FoldedWords($0)) }
    return Set(secrets).compactMap { secret -> Violation? in
      let words = FoldedWords(secret)
      guard words.length >= shortest, let text = texts.first(where: { $0.1.contains(words) })
      else { return nil }
      return Violation(rule, "“\(secret)” was sent before it was told, in “\(text.0.prefix(80))”")
    }
  }
}
