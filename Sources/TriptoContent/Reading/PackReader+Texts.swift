import Foundation
import TriptoAnswers

extension PackReader {
  /// Characters.
  static let maximumTextLength = 600

  /// A Swedish text and its English sibling; nil when the Swedish one is missing.
  ///
  /// - Parameter missing: What to report then; nothing for a text that may be left out.
  mutating func readText(
    _ parent: JSONCursor, _ name: String, missing: PackCode? = nil
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
    // NB: bytes are counted first, because characters take a hundred times as long.
    if text.utf8.count > Self.maximumTextLength && text.count > Self.maximumTextLength {
      report(.textTooLong, field, "over \(Self.maximumTextLength) characters")
    }
    checkCharacters(field)
  }

  /// P24, which also holds for words and statements that have no limit of their own.
  mutating func checkCharacters(_ field: JSONCursor) {
    guard let text = field.text else { return }
    if Self.hasControl(text) { report(.forbiddenCharacters, field, "a control character") }
    if Self.hasMarkup(text) { report(.forbiddenCharacters, field, "markup") }
  }

  /// Whether a character of category Cc stands there; line breaks may.
  private static func hasControl(_ text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      if byte < 0x20 && byte != 0x0A || byte == 0x7F { return true }
      if last == 0xC2 && byte < 0xA0 { return true }
      last = byte
    }
    return false
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
