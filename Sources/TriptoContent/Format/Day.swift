/// A day of the calendar, as a pack writes it: `2028-06-30`.
public struct Day: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// Since 1970-01-01.
  private let number: Int
  public let description: String

  /// Nil unless the text is a day that there is.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], text.utf8.allSatisfy({ $0 < 0x3A }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      (1...12).contains(month), day >= 1, day <= Self.length(of: month, year)
    else { return nil }
    number = Self.number(year, month, day)
    description = text
  }

  /// The day of a moment, in UTC.
  ///
  /// - Parameter seconds: Since 1970.
  public init(secondsSince1970 seconds: Double) {
    self.init(number: Int((seconds / 86_400).rounded(.down)))
  }

  private init(number: Int) {
    self.number = number
    // NB: counted from a March, so that the leap day is the last of its year.
    let days = number + 719_468
    let era = days >= 0 ? days / 146_097 : (days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let march = (5 * dayOfYear + 2) / 153
    let month = march < 10 ? march + 3 : march - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    let parts = [month, dayOfYear - (153 * march + 2) / 5 + 1]
    description = "\(year)-" + parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
  }

  public func adding(_ days: Int) -> Day { Day(number: number + days) }

  public static func == (left: Day, right: Day) -> Bool { left.number == right.number }
  public static func < (left: Day, right: Day) -> Bool { left.number < right.number }
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }

  private static func number(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func length(of month: Int, _ year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }
}
