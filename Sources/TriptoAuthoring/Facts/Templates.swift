public import Foundation
import TriptoContent
import TriptoKernel

/// Sentences with gaps, by predicate: the words of the realiser.
public struct Templates: Sendable {
  struct Sentence: Sendable {
    /// The levels it is written for; empty for all that the fact may stand in.
    let levels: [Int]
    let text: LocalText
    /// For questions: no options are given.
    let isOpen: Bool

    init?(_ json: JSONValue) {
      guard let text = LocalText(json) else { return nil }
      self.text = text
      levels = json["levels"]?.elements.compactMap(\.whole) ?? []
      isOpen = json["open"] == .bool(true)
    }

    /// Nil when a gap has no word in one of the languages.
    func filled(with slots: [Language: [String: String]]) -> LocalText? {
      guard let sv = Self.fill(text.sv, slots[.sv] ?? [:]),
        let en = Self.fill(text[.en], slots[.en] ?? [:])
      else { return nil }
      return LocalText(sv: sv, en: en)
    }

    /// `{name}` becomes the word; `{Name}` begins with a capital.
    private static func fill(_ text: String, _ slots: [String: String]) -> String? {
      var filled = ""
      for (index, part) in text.split(separator: "{", omittingEmptySubsequences: false).enumerated()
      {
        guard index > 0 else {
          filled += part
          continue
        }
        let halves = part.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
        guard halves.count == 2 else { return nil }
        let name = String(halves[0])
        let isCapital = name.first?.isUppercase == true
        let key = isCapital ? name.prefix(1).lowercased() + String(name.dropFirst()) : name
        guard let word = slots[key] else { return nil }
        let shown = isCapital ? word.prefix(1).uppercased() + String(word.dropFirst()) : word
        filled += shown + String(halves[1])
      }
      return filled
    }
  }

  let clues: [String: [Sentence]]
  let questions: [String: [Sentence]]
  let banter: [String: [Sentence]]

  /// - Parameter directory: The folder with `templates.json`.
  /// - Throws: ``FactBookError``.
  public init(directory: URL) throws(FactBookError) {
    let file = directory.appendingPathComponent("templates.json")
    let json = try FactBook.json(file)
    func table(_ key: String) -> [String: [Sentence]] {
      guard case .object(let fields)? = json[key] else { return [:] }
      return fields.mapValues { $0.elements.compactMap(Sentence.init) }
    }
    (clues, questions, banter) = (table("clues"), table("questions"), table("banter"))
    guard !clues.isEmpty, !questions.isEmpty else {
      throw FactBookError(file: file.path, reason: "no clues or no questions")
    }
  }
}
