/// A number in a text, in digits or words.
struct NumberMention: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    /// A count or measure.
    case plain
    /// Four digits without a unit of their own: exact.
    case year
    /// From this year, for so many years: "1200-talet", "the 13th century", "the 1920s".
    case span(years: Int)
    /// "tredje", "third", "näst".
    case ordinal
    /// Part of another word, as in "four-master"; nothing is demanded of it.
    case part
  }

  /// How the words before a number widen it.
  enum Rounding: Sendable, Equatable {
    case none, below, above, about
  }

  let value: Double
  let kind: Kind
  let rounding: Rounding
  /// As it stands in the text.
  let text: String
  /// Ten times the value, where it is given in Scandinavian miles of ten kilometres.
  var inKilometres: Double?

  /// Whether a value of a claim bears the mention out (L21).
  func matches(_ fact: Double) -> Bool {
    switch kind {
    case .year where rounding == .none:
      fact == value
    case .span(let years):
      (value...value + Double(years)).contains(fact) || fact == value / 100 + 1
    case .plain, .year, .ordinal, .part:
      isNear(fact, value) || inKilometres.map { isNear(fact, $0) } ?? false
    }
  }

  private func isNear(_ fact: Double, _ stated: Double) -> Bool {
    switch rounding {
    case .none: abs(fact - stated) <= 0.01 * stated || rounds(fact, to: stated)
    case .below: (0.9 * stated...stated).contains(fact)
    case .above: (stated...1.15 * stated).contains(fact)
    case .about: abs(fact - stated) <= 0.1 * stated
    }
  }

  /// Whether `fact` in as many digits as `stated` is `stated`, and no more than 5 % away.
  private func rounds(_ fact: Double, to stated: Double) -> Bool {
    guard stated >= 100, abs(fact - stated) <= 0.05 * stated else { return false }
    var unit = 1.0
    while (stated / (unit * 10)).rounded() * unit * 10 == stated { unit *= 10 }
    return (fact / unit).rounded() * unit == stated
  }

  /// Whether the same number stands in the other language (L22).
  func equals(_ other: NumberMention) -> Bool {
    if case .span(let years) = kind, case .span(let others) = other.kind {
      return value == other.value && years == others
    }
    let mine = [value] + [inKilometres].compactMap(\.self)
    let theirs = [other.value] + [other.inKilometres].compactMap(\.self)
    return mine.contains { theirs.contains($0) }
  }
}
