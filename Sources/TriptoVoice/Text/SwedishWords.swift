import TriptoKernel
import TriptoWords

/// The tables of the Swedish expander.
enum SwedishWords {
  private static let words = Words.of(.sv).speech

  static let abbreviations = words.abbreviations
  /// After a number, or alone where the letters can be nothing else.
  static let units = words.units
  static let alone = words.unitsAlone
  /// Nouns that take "ett".
  static let neuterNouns = Set(words.neuterNouns)
  /// Nouns that tell a quantity from a year.
  static let nouns = words.countNouns.joined(separator: "|")
  static let months = words.months
  static let shortMonths = words.shortMonths
  static let kings = words.rulers.joined(separator: "|")
  static let queens = words.queens.joined(separator: "|")
}
