import Foundation
import TriptoKernel
import TriptoWords

/// The expander of a language by its tables alone: abbreviations, units, numbers and symbols.
struct TableRules {
  private let words: SpeechWords
  private let numbers: TableNumbers
  private static let number = #"(\d{1,3}(?:[ .]\d{3})+(?!\d)|\d+)(?:,(\d+))?"#

  init(_ language: Language) {
    words = Words.of(language).speech
    numbers = TableNumbers(language)
  }

  var all: [Rule] { abbreviations + dates + quantities + symbols }

  private var abbreviations: [Rule] {
    let table = words.abbreviations
    return table.isEmpty ? [] : [Rule(words: table), Rule(capitalised: table)]
  }

  /// "17. mai", "17 mai" and "17.5." stay days; a day is an ordinal.
  private var dates: [Rule] {
    let months = words.months.joined(separator: "|")
    let short = words.shortMonths
    let (numbers, names) = (numbers, words.months)
    return [
      Rule(#"(?<!\d)(\d{4})-(\d\d)-(\d\d)(?!\d)"#) { part in
        guard let year = Int(part[1]), let month = Int(part[2]), (1...12).contains(month),
          let day = Int(part[3]).flatMap(numbers.ordinal)
        else { return nil }
        return "\(day) \(names[month - 1]) \(numbers.year(year))"
      },
      Rule(#"(\d{1,2}\.?) (\p{L}+)\.(?= |$)"#) { part in short[part[2]].map { "\(part[1]) \($0)" }
      },
      Rule(#"(?<![\d/,.-])(\d{1,2})\.? (\#(months))\b"#) { part in
        Int(part[1]).flatMap(numbers.ordinal).map { "\($0) \(part[2])" }
      },
      Rule(#"(?<![\d:.,])([01]?\d|2[0-3])[:.]([0-5]\d)(?![\d:.])"#) { part in
        guard let hour = Int(part[1]), let minute = Int(part[2]) else { return nil }
        let minutes = minute == 0 ? "" : " " + numbers.cardinal(minute)
        return numbers.cardinal(hour) + minutes
      },
      Rule(#"(?<![\d.,])(\d{1,2})\.(?= \p{Ll})"#) { Int($0[1]).flatMap(numbers.ordinal) },
    ]
  }

  private var quantities: [Rule] {
    let (units, range, minus) = (words.units, words.range, words.minus)
    let names = Rule.anyOf(units.keys)
    let nouns = words.countNouns.joined(separator: "|")
    let (amount, plain) = (amount, plain)
    return [
      Rule(#"(?<=\d) ?[–-] ?(?=\d)"#) { _ in " \(range) " },
      Rule(#"(?<![\d\p{L}])[-–](?=\d)"#) { _ in "\(minus) " },
      Rule(#"(?<![\d\p{L}])\#(Self.number) ?(\#(names))(?![\p{L}\d²³])"#) { part in
        guard let unit = units[part[3]] else { return nil }
        let isOne = part[1] == "1" && part[2].isEmpty
        return isOne ? unit.one : "\(amount(part[1], part[2])) \(unit.many)"
      },
      Rule(#"(?<=\p{L} |^)(\#(Rule.anyOf(words.unitsAlone)))(?![\p{L}\d²³])"#) {
        units[$0[1]]?.many
      },
      Rule(#"(?<![\d\p{L}])\#(Self.number)(?= (?:\#(nouns))\b)"#) { amount($0[1], $0[2]) },
      Rule(#"(\p{L})-?(?=\d)"#) { "\($0[1]) " },
      Rule(#"(?<![\d.,])\#(Self.number)(?=\p{L})"#) { plain($0[1], $0[2]) + " " },
      Rule(#"(?<![\d.,])\#(Self.number)"#) { plain($0[1], $0[2]) },
      Rule(#"\d+"#) { plain($0[0], "") },
    ]
  }

  private var symbols: [Rule] {
    words.symbols.map { sign, word in
      Rule(NSRegularExpression.escapedPattern(for: sign)) { _ in " \(word) " }
    } + [
      Rule(#"\s*[()\[\]]\s*|\s+[–-]+\s+"#) { _ in ", " }, Rule("[–/]") { _ in " " },
      Rule(#"^[,;: ]+"#) { _ in "" },
    ]
  }

  /// A number as it is written, never a year.
  private var amount: @Sendable (_ whole: String, _ decimals: String) -> String {
    let (numbers, point) = (numbers, words.point)
    return { whole, decimals in
      let digits = whole.filter(\.isNumber)
      guard let value = Int(digits), !(whole.count > 1 && whole.hasPrefix("0")) else {
        return numbers.digits(digits)
      }
      let said = numbers.cardinal(value)
      return decimals.isEmpty ? said : "\(said) \(point) \(numbers.digits(decimals))"
    }
  }

  /// A number that may be a year.
  private var plain: @Sendable (_ whole: String, _ decimals: String) -> String {
    let (numbers, amount) = (numbers, amount)
    return { whole, decimals in
      let isYear = whole.count == 4 && whole.allSatisfy(\.isNumber) && decimals.isEmpty
      guard isYear, let year = Int(whole), year >= 1_000 else { return amount(whole, decimals) }
      return numbers.year(year)
    }
  }
}
