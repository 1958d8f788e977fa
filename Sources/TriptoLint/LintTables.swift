public import Foundation
import TriptoAnswers
import TriptoContent
import TriptoKernel

/// The word lists of the lint, from the JSON files of `Content/lint`.
public struct LintTables: Sendable {
  let leaks: Leaks
  let countries: [String: Country]
  /// Folded phrases by language.
  let continents: [Language: [[String]]]
  let capitals: [Language: [[String]]]
  /// The North, which tells as much as a continent where the destination is in it.
  let nordic: [Language: [[String]]]
  let waters: [[String]]
  let phrases: [Language: [StylePhrase]]
  /// What will perhaps not be true for long.
  let shelf: [Language: [StylePhrase]]

  /// `leaks.json`
  struct Leaks: Decodable, Sendable {
    /// Words of names that give nothing away by themselves.
    let generic: Set<String>
    /// Endings that make an inhabitant or adjective of a name.
    let demonymSuffixes: [String]
    /// Inhabitants and adjectives that no ending gives, by the folded name of the place.
    let demonyms: [String: [String]]
    /// Continents and their adjectives.
    let continents: [String: [String]]
    let nordic: [String: [String]]
    /// "Capital" and its forms.
    let capitals: [String: [String]]
    /// Seas, and other things a clue may place a destination by.
    let waters: [String]
    /// Folded Swedish words and the folded English ones they may stand for.
    let translations: [String: [String]]
  }

  /// `style.json`
  private struct Style: Decodable {
    /// Phrases to avoid by language, and what to write instead; `*` ends a stem.
    let forbidden: [String: [String: String]]
    /// Spellings and words that deserve a second look.
    let discouraged: [String: [String: String]]
    /// Words of claims that go out of date, and what they are about.
    let shelf: [String: [String: String]]
  }

  /// `countries.json`: inhabitants and adjectives, Swedish and English.
  struct Country: Decodable, Sendable {
    let sv: [String]
    let en: [String]
  }

  /// - Parameter directory: The folder with the three files.
  /// - Throws: ``LintTablesError``.
  public init(directory: URL) throws(LintTablesError) {
    leaks = try Self.table("leaks.json", directory)
    let style: Style = try Self.table("style.json", directory)
    countries = try Self.table("countries.json", directory)
    continents = Self.folded(leaks.continents)
    capitals = Self.folded(leaks.capitals)
    nordic = Self.folded(leaks.nordic)
    waters = leaks.waters.map(Fold.words)
    phrases = Self.byLanguage { lang in
      StylePhrase.all(style.forbidden[lang.rawValue] ?? [:], .error)
        + StylePhrase.all(style.discouraged[lang.rawValue] ?? [:], .warning)
    }
    shelf = Self.byLanguage { StylePhrase.all(style.shelf[$0.rawValue] ?? [:], .warning) }
  }

  private static func folded(_ table: [String: [String]]) -> [Language: [[String]]] {
    byLanguage { (table[$0.rawValue] ?? []).map(Fold.words) }
  }

  private static func byLanguage<Value>(
    _ value: (Language) -> Value
  ) -> [Language: Value] {
    Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0, value($0)) })
  }

  private static func table<Table: Decodable>(
    _ name: String, _ directory: URL
  ) throws(LintTablesError) -> Table {
    let file = directory.appendingPathComponent(name)
    do {
      return try JSONDecoder().decode(Table.self, from: Data(contentsOf: file))
    } catch {
      throw LintTablesError(file: file.path, reason: String(describing: error))
    }
  }
}

/// A phrase to avoid.
struct StylePhrase: Sendable {
  /// Lower case, marks kept.
  let words: [String]
  /// Whether the first word is only the beginning of one.
  let isStem: Bool
  let instead: String
  let severity: Severity

  /// Where it begins in these words, in lower case.
  func first(in text: [String]) -> Int? {
    guard let first = words.first else { return nil }
    return text.indices.first { start in
      guard isStem ? text[start].hasPrefix(first) : text[start] == first else { return false }
      return text[(start + 1)...].prefix(words.count - 1).elementsEqual(words.dropFirst())
    }
  }

  static func all(_ table: [String: String], _ severity: Severity) -> [StylePhrase] {
    table.sorted { $0.key < $1.key }.map { phrase, instead in
      StylePhrase(
        words: LintWord.words(of: phrase).map(\.lower), isStem: phrase.contains("*"),
        instead: instead, severity: severity)
    }
  }
}

/// A word list that could not be read; without it nothing is linted.
public struct LintTablesError: Error, Sendable, Equatable, CustomStringConvertible {
  public let file: String
  public let reason: String

  public var description: String { "\(file): \(reason)" }
}
