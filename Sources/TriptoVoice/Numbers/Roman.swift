/// Roman numerals from 1 to 39.
enum Roman {
  /// Nil when the letters are not the one right way to write a number below 40.
  static func value(_ letters: String) -> Int? {
    values[letters]
  }

  private static let values: [String: Int] = Dictionary(
    uniqueKeysWithValues: (1...39).map { (numeral($0), $0) })

  private static func numeral(_ number: Int) -> String {
    let units = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]
    return String(repeating: "X", count: number / 10) + units[number % 10]
  }
}
