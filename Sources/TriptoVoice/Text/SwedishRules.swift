import Foundation
import TriptoKernel
import TriptoWords

/// The Swedish expander, step by step: what looks most special first.
enum SwedishRules {
  static let all: [Rule] =
    names + abbreviations + dates + centuries + money + quantities + numbers + symbols

  private typealias N = SwedishNumbers
  static let number = #"(\d{1,3}(?:[ .]\d{3})+(?!\d)|\d+)(?:,(\d+))?"#
  private static let speech = Words.of(.sv).speech
  private static let units = Rule.anyOf(speech.units.keys)
  private static let alone = Rule.anyOf(speech.unitsAlone)
  private static let months = speech.months.joined(separator: "|")
  private static let kings = speech.rulers.joined(separator: "|")
  private static let queens = speech.queens.joined(separator: "|")
  private static let nouns = speech.countNouns.joined(separator: "|")

  private static let names = [
    Rule(#"\b((?:\#(kings))) ([IVX]+)(:s)?\b(?!\p{L})"#) {
      regnal($0, masculine: true)
    },
    Rule(#"\b((?:\#(queens))) ([IVX]+)(:s)?\b(?!\p{L})"#) {
      regnal($0, masculine: false)
    },
    Rule(#"(?<=\p{L} )(VI|[IVX]{2,})(?![\p{L}\d])"#) { Roman.value($0[1]).map { N.cardinal($0) } },
    Rule(#"CO2(?![\p{L}\d])|CO²(?!\p{L})"#) { _ in "koldioxid" },
  ]

  private static let abbreviations = [
    Rule(#"(?<![\p{L}\d])s\. (?=\d)"#) { _ in "sidan " },
    Rule(#"(?<=\d )(st)(?![\p{L}.])"#) { _ in "stycken" },
    Rule(#"(\d) (jan|febr?|apr|aug|sept?|okt|nov|dec)\b\.?"#) {
      "\($0[1]) \(speech.shortMonths[$0[2]] ?? $0[2])"
    },
    Rule(words: speech.abbreviations),
    Rule(capitalised: speech.abbreviations) { $0.count > 1 && $0 != "s." },
    // NB: after a colon a voice says the ending by the name of its letter.
    Rule(#"(?<=\p{L}):(?=(?:s|n|t|ns|ts|er|en|erna)(?!\p{L}))"#) { _ in "" },
  ]

  private static let dates = [
    Rule(#"(?<!\d)(\d{4})-(\d\d)-(\d\d)(?!\d)"#) { part in
      guard let year = Int(part[1]), let day = day(part[3]), let month = month(part[2]) else {
        return nil
      }
      return "den \(day) \(month) \(N.year(year))"
    },
    Rule(#"(?<![\d/,.])(\d{1,2})(?::[ea]|\.)? (\#(months))\b"#) { part in
      day(part[1]).map { "\($0) \(part[2])" }
    },
    Rule(#"(?<![\d/,])(?:den )?(\d{1,2})/(\d{1,2})(?![\d/])(?=.)"#) { part in
      guard Int(part[1]) ?? 0 >= Int(part[2]) ?? 0 || (Int(part[1]) ?? 0) > 9 else { return nil }
      guard let day = day(part[1]), let month = month(part[2]) else { return nil }
      return "den \(day) \(month)"
    },
    Rule(#"(?<=[Kk]lockan )(\d{1,2})[.:](\d\d)(?!\d)"#) { time($0) },
    Rule(#"(?<![\d:.,])([01]?\d|2[0-3]):([0-5]\d)(?![\d:])"#) { time($0) },
  ]

  private static let centuries = [
    Rule(#"(?<!\d)(\d{2,4})-tal(\p{L}*)"#) { part in
      Int(part[1]).map { "\(N.year($0))tal\(part[2])" }
    },
    Rule(#"(?<![\d,.])(\d{1,2}) ?(?::(?:[ea]|sta|dje|de|te))(?![\p{L}\d])"#) { part in
      Int(part[1]).map { N.ordinal($0) }
    },
    Rule(#"(?<![\d,.])(\d+):[ea](?![\p{L}\d])"#) { part in Int(part[1]).map { N.ordinal($0) } },
  ]

  private static let money = [
    Rule(#"([$€£]) ?\#(number)( miljon(?:er)?| miljard(?:er)?)?"#) { part in
      let name = speech.units[part[1]]?.many ?? ""
      return amount(part[2], part[3], common: part[4].hasPrefix(" m") || part[1] != "£")
        .map { $0 + part[4] + " " + name }
    }
  ]
}

extension SwedishRules {
  fileprivate static func regnal(_ part: [String], masculine: Bool) -> String? {
    guard let value = Roman.value(part[2]) else { return nil }
    let ending = part[3].isEmpty ? "" : "s"
    return "\(part[1]) den \(SwedishNumbers.ordinal(value, masculine: masculine))\(ending)"
  }

  fileprivate static func day(_ digits: String) -> String? {
    Int(digits).flatMap { (1...31).contains($0) ? SwedishNumbers.ordinal($0) : nil }
  }

  fileprivate static func month(_ digits: String) -> String? {
    Int(digits).flatMap { (1...12).contains($0) ? speech.months[$0 - 1] : nil }
  }

  fileprivate static func time(_ part: [String]) -> String? {
    guard let hour = Int(part[1]), let minute = Int(part[2]), hour < 25, minute < 60 else {
      return nil
    }
    if minute == 0 { return SwedishNumbers.cardinal(hour) }
    let padding = minute < 10 ? "noll " : ""
    return SwedishNumbers.cardinal(hour) + " och " + padding + SwedishNumbers.cardinal(minute)
  }

  /// A number as it is written, without its years.
  static func amount(_ whole: String, _ decimals: String, common: Bool = false) -> String? {
    let digits = whole.filter(\.isNumber)
    guard let value = Int(digits) else { return SwedishNumbers.digits(digits) }
    guard decimals.isEmpty else {
      return SwedishNumbers.cardinal(value) + " komma " + SwedishNumbers.decimals(decimals)
    }
    if whole.count > 1, whole.hasPrefix("0") { return SwedishNumbers.digits(digits) }
    return SwedishNumbers.cardinal(value, common: common)
  }

  /// A number that may be a year.
  static func plain(_ whole: String, _ decimals: String) -> String? {
    let isYear = whole.count == 4 && whole.allSatisfy(\.isNumber) && decimals.isEmpty
    if isYear, let value = Int(whole), value >= 1_000 { return SwedishNumbers.year(value) }
    return amount(whole, decimals)
  }

  fileprivate static let quantities = [
    Rule(#"(?<![\d\p{L}])(\d+)[–-](\d+)(?![\d\p{L}-])(?! ?(?:\#(units))(?![\p{L}]))"#) { part in
      guard let from = Int(part[1]), let to = Int(part[2]) else { return nil }
      guard let first = plain(part[1], ""), let second = plain(part[2], "") else { return nil }
      let isScore = to <= from && from < 20
      return isScore ? "\(first) \(second)" : "\(first) till \(second)"
    },
    Rule(#"(?<=\d) ?[–-] ?(?=\d)"#) { _ in " till " },
    Rule(#"(?<![\d\p{L}])[-–](?=\d)"#) { _ in "minus " },
    Rule(#"(?<![\d\p{L}])\#(number) ?(\#(units))(?![\p{L}\d²³])(\s+(?=\p{Lu}))?"#) {
      measure($0)
    },
    Rule(#"(?<=\p{L} |^)(\#(alone))(?![\p{L}\d²³])"#) { speech.units[$0[1]]?.many },
    Rule(#"(?<![\d\p{L}])\#(number)(?= (\#(nouns))\b)"#) { part in
      let value = Int(part[1])
      if let value, part[2].isEmpty, (1_100..<2_000).contains(value) {
        return part[1].count == 4 ? SwedishNumbers.year(value) : amount(part[1], "")
      }
      return amount(part[1], part[2], common: !isNeuter(part[3]))
    },
  ]

  private static func isNeuter(_ noun: String) -> Bool { speech.neuterNouns.contains(noun) }

  private static func measure(_ part: [String]) -> String? {
    guard let unit = speech.units[part[3]] else { return nil }
    let end = part[3].hasSuffix(".") && !part[4].isEmpty ? ". " : part[4]
    if part[1] == "1", part[2].isEmpty { return unit.one + end }
    let isCommon = unit.one.hasPrefix("en ")
    return amount(part[1], part[2], common: isCommon).map { "\($0) \(unit.many)\(end)" }
  }
}
