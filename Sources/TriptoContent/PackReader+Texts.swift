import Foundation
import TriptoAnswers

extension PackReader {
  /// Characters.
  static let maximumTextLength = 600

  /// A Swedish text and its English sibling; nil when the Swedish one is missing.
  ///
  /// - Parameter missing: What to report then; nothing for a text that may be left out.
  mutating func readText(
    _ parent: JSONCursor, _ name: String, missing: PackProblem.Code? = nil
  ) -> LocalText? {
    let (swedish, english) = (parent[name], parent[name + "En"])
    check(swedish)
    check(english)
    guard let text = swedish.text, !isBlank(text) else {
      if let missing { report(missing, swedish, "missing or blank") }
      return nil
    }
    return LocalText(sv: text, en: english.text.flatMap { isBlank($0) ? nil : $0 })
  }

  /// Checks length and characters of a text, wherever it stands.
  mutating func check(_ field: JSONCursor) {
    guard let text = field.text else { return }
    if text.count > Self.maximumTextLength {
      report(.textTooLong, field, "over \(Self.maximumTextLength) characters")
    }
    let isUnclean = text.unicodeScalars.contains { scalar in
      scalar.properties.generalCategory == .control && scalar != "\n"
    }
    if isUnclean || Self.hasMarkup(text) {
      report(.forbiddenCharacters, field, "control characters or markup")
    }
  }

  private func isBlank(_ text: String) -> Bool {
    text.allSatisfy(\.isWhitespace)
  }

  /// A pause is the only markup a text may hold.
  private static func hasMarkup(_ text: String) -> Bool {
    guard text.utf8.contains(UInt8(ascii: "<")) else { return false }
    return text.replacing(/<break time="\d{1,5}ms"\s?\/>/, with: "").contains(/<[A-Za-z!?\/]/)
  }
}
