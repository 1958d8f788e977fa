/// The number words of a language, for reading and for saying them.
public struct NumberWords: Sendable {
  /// From nought to nineteen.
  public let units: [String]
  /// Twenty, thirty and so on to ninety.
  public let tens: [String]
  public let hundred: String
  public let thousand: String
  public let million: Counted
  public let billion: Counted
  /// From "noughth" to nineteenth.
  public let ordinals: [String]
  /// Twentieth, thirtieth and so on.
  public let tensOrdinals: [String]
  /// Other forms and spellings that people write.
  public let alsoRead: [String: Int]
  /// What may stand between the words of a number.
  public let and: [String]
  /// What stands between twenty and one (`tens`), two and hundred (`hundred`), hundred and one (`rest`).
  public let joins: [String: String]

  /// Every word below a hundred that stands for one number.
  public var small: [String: Int] {
    var words: [String: Int] = [:]
    for (value, word) in units.enumerated() { words[word] = value }
    for (index, word) in tens.enumerated() { words[word] = 10 * index + 20 }
    return words
  }

  /// Hundred and everything that multiplies like it.
  public var powers: [String: Int] {
    Dictionary(
      [
        (hundred, 100), (thousand, 1_000), (million.one, 1_000_000), (million.many, 1_000_000),
        (billion.one, 1_000_000_000), (billion.many, 1_000_000_000),
      ], uniquingKeysWith: { one, _ in one })
  }

  /// Every word that may be read as a number.
  public var readable: [String: Int] {
    small.merging(powers) { one, _ in one }.merging(alsoRead) { one, _ in one }
  }

  /// The ordinals up to the twentieth by their word.
  public var readableOrdinals: [String: Int] {
    Dictionary(
      (ordinals + tensOrdinals.prefix(1)).enumerated().map { ($1, $0) },
      uniquingKeysWith: { one, _ in one })
  }
}
