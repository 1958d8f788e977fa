import Foundation
import TriptoKernel

/// A host's new words for a clue (RE54); nil leaves a language as it is.
public struct ClueEdit: Sendable, Equatable {
  /// 10, 8, 6, 4 or 2 points.
  public let level: Int
  public let text: String?
  /// Empty to take the English text away.
  public let textEn: String?

  public init(level: Int, text: String? = nil, textEn: String? = nil) {
    self.level = level
    self.text = text
    self.textEn = textEn
  }

  /// The clue with these words, or nil when they are the ones it has.
  func applied(to clue: [String: JSONValue]) -> [String: JSONValue]? {
    var changed = clue
    if let text { changed["text"] = .string(Self.trimmed(text)) }
    if let textEn {
      let words = Self.trimmed(textEn)
      changed["textEn"] = words.isEmpty ? nil : .string(words)
    }
    guard changed["text"] != clue["text"] || changed["textEn"] != clue["textEn"] else { return nil }
    changed["claims"] = .array(Self.claims(of: clue, at: level) + [Self.mark(level)])
    changed["verification"] = .object(["status": .string(ClaimStatus.uncertain.rawValue)])
    return changed
  }

  private static func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// What it rested on before; an earlier mark is replaced.
  private static func claims(of clue: [String: JSONValue], at level: Int) -> [JSONValue] {
    (clue["claims"]?.elements ?? []).filter { $0["id"]?.text != markID(level) }
  }

  private static func markID(_ level: Int) -> String { "by-hand-\(level)" }

  /// Nothing vouches for the new words, so the clue and its pack cannot be verified.
  private static func mark(_ level: Int) -> JSONValue {
    .object([
      "id": .string(markID(level)), "method": .string("none"), "evidence": .array([]),
      "status": .string(ClaimStatus.uncertain.rawValue),
      "statement": .string("Texten är ändrad för hand; källorna gäller den gamla."),
      "statementEn": .string("The text was changed by hand; the sources are about the old one."),
    ])
  }
}
