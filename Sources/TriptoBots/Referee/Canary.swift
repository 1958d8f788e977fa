import TriptoKernel
import TriptoWire

/// Watches one TV or player for a secret before it is told (PR34, PR35). Texts are kept until the
/// secret is out, then searched: before that nobody here may know what to look for.
struct Canary: Sendable {
  /// Where people's words, clues and questions stand, which may say anything (PR34, DA18), and the
  /// place itself, whose hiding ``SecrecyCheck`` watches.
  private static let exempt: Set<String> = [
    "clueText", "answerText", "questionText", "options", "name", "playerName", "brakeOwnerName",
    "correctAnswer", "destination", "destinationName", "revealText",
  ]
  private static let spokenClue = "text"

  /// Shorter secrets would be found in too many words.
  private let shortest: Int
  private var kept: Set<String> = []

  init(shortest: Int) { self.shortest = shortest }

  mutating func hear(_ frame: Frame) {
    let isAudio = frame.envelope.type == ServerMessageType.audioPlay.rawValue
    collect(frame.payload, spares: isAudio ? Self.spokenClue : nil)
  }

  private mutating func collect(_ value: JSONValue, spares: String?) {
    switch value {
    case .string(let text): if !Self.isIdentifier(text) { kept.insert(text) }
    case .array(let elements): for element in elements { collect(element, spares: spares) }
    case .object(let members):
      for (key, member) in members where !Self.exempt.contains(key) && key != spares {
        kept.insert(key)
        collect(member, spares: spares)
      }
    default: break
    }
  }

  /// UUIDs, whose hexadecimal groups could spell a word.
  private static func isIdentifier(_ text: String) -> Bool {
    text.count == 36 && text.split(separator: "-").map(\.count) == [8, 4, 4, 4, 12]
  }

  mutating func forget() { kept = [] }

  /// Searches what was heard since the last time, and starts anew.
  mutating func reveal(_ secrets: [String], rule: String) -> [Violation] {
    defer { kept = [] }
    guard !kept.isEmpty else { return [] }
    let texts = kept.map(FoldedWords.init)
    return Set(secrets).map { ($0, FoldedWords($0)) }
      .filter { secret in
        secret.1.length >= shortest && texts.contains { $0.contains(secret.1) }
      }
      .map { Violation(rule, "“\($0.0)” was sent before it was told") }
  }
}
