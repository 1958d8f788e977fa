import TriptoKernel
import TriptoWords

/// The English expander, step by step: what looks most special first.
enum EnglishRules {
  static let all: [Rule] =
    names + saints + abbreviations + dates + ordinals + money + quantities + numbers + symbols

  private typealias N = EnglishNumbers
  static let number = #"(\d{1,3}(?:[, ]\d{3})+(?!\d)|\d+)(?:\.(\d+))?"#
  static let speech = Words.of(.en).speech
  private static let months = speech.months.joined(separator: "|")
  private static let short = Rule.anyOf(speech.shortMonths.keys)
  private static let rulers = speech.rulers.joined(separator: "|")

  private static let names = [
    Rule(#"\b(\#(rulers)) ([IVX]+)('s)?(?![\p{L}\d])"#) { part in
      // NB: "I" after a name is the speaker when a verb follows: "Like Peter I left".
      Roman.value(part[2]).map { "\(part[1]) the \(N.ordinal($0).capitalisedFirst)\(part[3])" }
    },
    Rule(#"(?<=\p{L} )(VI|[IVX]{2,})(?![\p{L}\d])"#) { Roman.value($0[1]).map { N.cardinal($0) } },
    Rule(#"CO2(?![\p{L}\d])|CO²(?!\p{L})"#) { _ in "carbon dioxide" },
  ]

  /// "St" before a name is a saint, after one a street.
  private static let saints = [
    Rule(#"(?<=\p{L}|\dth|\dst|\dnd|\drd) St\b\.?(?=\s*$|[,;:!?]|\s+(?:\p{Ll}|\())"#) { _ in
      " Street"
    },
    Rule(#"\bSt\b\.?(?= \p{Lu})"#) { _ in "Saint" },
    Rule(#"\bSt\b\."#) { _ in "Saint" },
  ]

  private static let abbreviations = [
    Rule(#"(?<![\p{L}\d])[Nn]o\.? (?=\d)"#) { $0[0].hasPrefix("N") ? "Number " : "number " },
    Rule(#"(?<![\p{L}\d])pp?\. (?=\d)"#) { $0[0].hasPrefix("pp") ? "pages " : "page " },
    Rule(#"(\d{1,2}) (\#(short))\b\.?"#) { "\($0[1]) \(speech.shortMonths[$0[2]] ?? $0[2])" },
    Rule(#"\b(\#(short))\b\.? (?=\d)"#) { "\(speech.shortMonths[$0[1]] ?? $0[1]) " },
    Rule(#"(?<=\d) ?([ap])\.?m\b\.?(?![\p{L}])"#) { " \($0[1].uppercased()) M" },
    Rule(#"(?<=\d)-(?=[a-z])"#) { _ in "-" },
    Rule(#"(?<=\d )(min|max)\.(?= |$)"#) { $0[1] },
    Rule(words: speech.abbreviations),
    Rule(capitalised: speech.abbreviations) { $0.count > 2 },
  ]

  private static let dates = [
    Rule(#"(?<!\d)(\d{4})-(\d\d)-(\d\d)(?!\d)"#) { part in
      guard let year = Int(part[1]), let day = day(part[3]), let month = Int(part[2]),
        (1...12).contains(month)
      else { return nil }
      return "the \(day) of \(speech.months[month - 1]) \(N.year(year))"
    },
    Rule(#"(?<![\d/,.-])([Tt]he )?(\d{1,2})(?:st|nd|rd|th)? (?:of )?(\#(months))\b"#) { part in
      day(part[2]).map { "\(part[1].isEmpty ? "the " : part[1])\($0) of \(part[3])" }
    },
    Rule(#"\b(\#(months)) (\d{1,2})(?:st|nd|rd|th)?(?![\d:.])"#) { part in
      day(part[2]).map { "\(part[1]) the \($0)" }
    },
    Rule(#"\b(\#(months)) (\d{1,2})(?:st|nd|rd|th)?(?=\.(?:\s|$))"#) { part in
      day(part[2]).map { "\(part[1]) the \($0)" }
    },
    Rule(#"(?<![\d:.,])([01]?\d|2[0-3]):([0-5]\d)(?![\d:])( [AP] M)?"#) { time($0) },
    Rule(#"(?<![\d:.,])(1[0-2]|[1-9])\.([0-5]\d)( [AP] M)"#) { time($0) },
  ]

  private static let ordinals = [
    Rule(#"(?<![\d,.])(\d[\d,]*)(?:st|nd|rd|th)\b"#) { part in
      Int(part[1].filter(\.isNumber)).map { N.ordinal($0) }
    },
    Rule(#"(?<!\d)'(\d)0s\b"#) { part in Int(part[1] + "0").map { N.decade($0) } },
    Rule(#"(?<![\d,.])(\d{2}|\d{4})s\b"#) { part in Int(part[1]).map { N.decade($0) } },
    Rule(#"(?<![\d,.])(\d{2})ers\b"#) { part in Int(part[1]).map { people(N.cardinal($0)) } },
  ]
}

extension EnglishRules {
  /// Those who are called by a number: the 49ers.
  fileprivate static func people(_ number: String) -> String {
    number + (number.hasSuffix("e") ? "rs" : "ers")
  }

  fileprivate static func day(_ digits: String) -> String? {
    Int(digits).flatMap { (1...31).contains($0) ? EnglishNumbers.ordinal($0) : nil }
  }

  fileprivate static func time(_ part: [String]) -> String? {
    guard let hour = Int(part[1]), let minute = Int(part[2]) else { return nil }
    let hours = EnglishNumbers.cardinal(hour)
    if minute == 0 {
      let isClock = part[3].isEmpty && (1...12).contains(hour)
      return hours + (isClock ? " o'clock" : part[3].isEmpty ? " hundred hours" : part[3])
    }
    let minutes = (minute < 10 ? "oh " : "") + EnglishNumbers.cardinal(minute)
    return "\(hours) \(minutes)\(part[3])"
  }

  /// A number as it is written, never a year.
  static func amount(_ whole: String, _ decimals: String) -> String? {
    let digits = whole.filter(\.isNumber)
    guard let value = Int(digits) else { return EnglishNumbers.digits(digits) }
    guard decimals.isEmpty else {
      return EnglishNumbers.cardinal(value) + " point " + EnglishNumbers.digits(decimals)
    }
    if whole.count > 1, whole.hasPrefix("0") { return EnglishNumbers.digits(digits) }
    return EnglishNumbers.cardinal(value)
  }

  /// A number that may be a year.
  static func plain(_ whole: String, _ decimals: String) -> String? {
    let isYear = whole.count == 4 && whole.allSatisfy(\.isNumber) && decimals.isEmpty
    if isYear, let value = Int(whole), value >= 1_000 { return EnglishNumbers.year(value) }
    return amount(whole, decimals)
  }
}
