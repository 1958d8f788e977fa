/// How what is written is said.
public struct SpeechWords: Sendable {
  public let abbreviations: [String: String]
  /// After a number.
  public let units: [String: Counted]
  /// Units that can be nothing else, alone as well.
  public let unitsAlone: [String]
  /// Nouns that tell a quantity from a year.
  public let countNouns: [String]
  /// Those of them before which "one" has its other form.
  public let neuterNouns: [String]
  public let months: [String]
  public let shortMonths: [String: String]
  /// Names before the number of a king.
  public let rulers: [String]
  /// Names before the number of a queen, where that makes a difference.
  public let queens: [String]
  /// Currencies whose sign stands before the number.
  public let money: [String: Money]
  public let symbols: [String: String]
  public let minus: String
  /// Between the ends of a range.
  public let range: String
  /// Between a number and its decimals.
  public let point: String
  /// How names of voices that are files begin, before "_" (EVE80).
  public let voiceCodes: [String]
  /// The voice of macOS for the language, by its name there (EVE80).
  public let sayVoice: String
  public let espeak: ESpeakWords
  /// By which a text of this language is known.
  public let commonWords: [String]
  /// Letters that none of the other languages has.
  public let letters: String
}

/// The language for espeak-ng.
public struct ESpeakWords: Sendable {
  public let voice: String
  /// What a name in the genitive ends with.
  public let genitive: String
  /// Foreign names as they must be spelled to be said about right.
  public let names: [String: String]
}
