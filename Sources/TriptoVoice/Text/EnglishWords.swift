import TriptoKernel
import TriptoWords

/// The tables of the English expander.
enum EnglishWords {
  private static let words = Words.of(.en).speech

  static let abbreviations = words.abbreviations
  static let units = words.units
  static let alone = words.unitsAlone
  /// Nouns that tell a quantity from a year.
  static let countNouns = words.countNouns.joined(separator: "|")
  static let money = words.money
  static let months = words.months
  static let shortMonths = words.shortMonths
  static let rulers = words.rulers.joined(separator: "|")
}
