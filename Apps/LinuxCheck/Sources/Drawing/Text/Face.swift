import Foundation

/// The letters of a text: Inter's, which stand for the system's.
struct Face: Hashable, Sendable {
  /// In points, after Dynamic Type.
  var size = 17.0
  var weight = Weight.regular
  var isMonospaced = false
  var hasMonospacedDigits = false
  var isItalic = false
  /// Between letters, in points.
  var tracking = 0.0
  /// Widths are multiplied by this, since the system's letters are not Inter's.
  var factor = 1.0

  /// As in CSS.
  enum Weight: Int, Hashable, Sendable {
    case regular = 400
    case semibold = 600
    case bold = 700
    case black = 900
  }

  /// From one line's top to the next one's, rounded up to half a point.
  var lineHeight: Double { Self.rounded(size * (InterWidths.ascent + InterWidths.descent) / 1000) }
  /// From a line's top to its baseline.
  var ascent: Double { size * InterWidths.ascent / 1000 }
  var capital: Double { size * InterWidths.capital / 1000 }

  /// In points, without the end of a line's blanks.
  func width(_ text: some StringProtocol) -> Double {
    text.reduce(0) { $0 + width($1) }
  }

  func width(_ letter: Character) -> Double {
    tracking + factor * size * em(letter) / 1000
  }

  private func em(_ letter: Character) -> Double {
    guard let scalar = letter.unicodeScalars.first else { return 0 }
    if isMonospaced { return Self.monospaced }
    let isBold = weight != .regular
    let table = isBold ? Self.bold : Self.regular
    if hasMonospacedDigits, ("0"..."9").contains(scalar) {
      return isBold ? InterWidths.boldDigit : InterWidths.digit
    }
    let plain = table[scalar.value].map(Double.init) ?? Self.unknown(letter)
    return weight == .black ? plain * Self.blackToBold : plain
  }

  /// Half a point is a whole pixel on every device with two or more to a point but for thirds.
  static func rounded(_ points: Double) -> Double { (points * 2 - 1e-9).rounded(.up) / 2 }
}

extension Face {
  private static let monospaced = 602.0
  /// NB: the pages' fonts have no black letters; Debian's Inter Black is so much wider than Bold.
  private static let blackToBold = 1.03
  private static let regular = pairs(InterWidths.regular)
  private static let bold = pairs(InterWidths.bold)

  private static func pairs(_ flat: [UInt16]) -> [UInt32: UInt16] {
    var table: [UInt32: UInt16] = [:]
    for place in stride(from: 0, to: flat.count, by: 2) {
      table[UInt32(flat[place])] = flat[place + 1]
    }
    return table
  }

  /// Emoji are square and a little larger than the letters beside them; other letters are as wide as a wide capital.
  private static func unknown(_ letter: Character) -> Double {
    guard let scalar = letter.unicodeScalars.first else { return 0 }
    if scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
    {
      return 0
    }
    return scalar.properties.isEmoji ? 1250 : 800
  }
}
