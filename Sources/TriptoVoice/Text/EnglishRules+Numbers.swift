import TriptoWords

extension EnglishRules {
  private static let units = Rule.anyOf(speech.units.keys)
  private static let alone = Rule.anyOf(speech.unitsAlone)
  private static let countNouns = speech.countNouns.joined(separator: "|")

  static let money = [
    Rule(#"(?:US)?([$£€¥]) ?\#(number)( million| billion| thousand)?\b"#) { part in
      price(part)
    }
  ]

  static let quantities = [
    Rule(#"(?<![\d\p{L}])(\d+)[–-](\d+)(?![\d\p{L}-])(?! ?(?:\#(units))(?![\p{L}]))"#) { part in
      guard let from = Int(part[1]), let to = Int(part[2]),
        let first = plain(part[1], ""), let second = plain(part[2], "")
      else { return nil }
      let isScore = to <= from && from < 20
      return isScore ? "\(first) \(second)" : "\(first) to \(second)"
    },
    Rule(#"(?<=\d) ?[–-] ?(?=\d)"#) { _ in " to " },
    Rule(#"(?<![\d\p{L}])[-–](?=\d)"#) { _ in "minus " },
    Rule(#"(?<![\d\p{L}])\#(number) ?(\#(units))(?![\p{L}\d²³])(?:(\.)(?=\s*$|\s+\p{Lu}))?"#) {
      part in measure(part)
    },
    Rule(#"(?<=\p{L} |^)(\#(alone))(?![\p{L}\d²³])"#) { speech.units[$0[1]]?.many },
    Rule(#"(?<![\d\p{L}])\#(number)(?=[ -](?:\#(countNouns)|metre|meter|mile|year)\b)"#) {
      amount($0[1], $0[2])
    },
  ]

  static let numbers = [
    Rule(#"(\d)½"#) { "\($0[1]) and a half" },
    Rule("½") { _ in "a half" },
    Rule("¼") { _ in "a quarter" },
    Rule("¾") { _ in "three quarters" },
    Rule(#"(?<![\d/])1/2(?![\d/])"#) { _ in "one half" },
    Rule(#"(?<![\d/])(\d)/([34])(?![\d/])"#) { fraction($0) },
    Rule(#"#(?=\d)"#) { _ in "number " },
    Rule(#"(\d)²"#) { "\($0[1]) squared" },
    Rule(#"(\d)³"#) { "\($0[1]) cubed" },
    Rule(#"(?<=\d)(?:\.(?=\d+\.\d)|(?<=\.\d)\.(?=\d))"#) { _ in " point " },
    Rule(#"(\p{L})-?(?=\d)"#) { "\($0[1]) " },
    Rule(#"(?<![\d.,])\#(number)(?=\p{L})"#) { part in plain(part[1], part[2]).map { $0 + " " } },
    Rule(#"(?<![\d.,])\#(number)"#) { plain($0[1], $0[2]) },
    Rule(#"\d+"#) { plain($0[0], "") },
  ]

  static let symbols = [
    Rule(#"(?<=\p{L})/(?=\p{L})"#) { _ in " " },
    Rule("&") { _ in " and " },
    Rule(#"\+"#) { _ in " plus " },
    Rule("=") { _ in " equals " },
    Rule("×") { _ in " times " },
    Rule("÷") { _ in " divided by " },
    Rule("@") { _ in " at " },
    Rule("§") { _ in " section " },
    Rule("%") { _ in " percent " },
    Rule("°") { _ in " degrees " },
    Rule(#"\s*[()\[\]]\s*|\s+[–-]+\s+"#) { _ in ", " },
    Rule("[–/]") { _ in " " },
    Rule(#"^[,;: ]+"#) { _ in "" },
  ]

  private static func price(_ part: [String]) -> String? {
    guard let name = speech.money[part[1]] else { return nil }
    guard part[3].count == 2, part[4].isEmpty else {
      let isOne = part[2] == "1" && part[3].isEmpty && part[4].isEmpty
      return amount(part[2], part[3]).map { "\($0)\(part[4]) \(isOne ? name.one : name.many)" }
    }
    guard let whole = amount(part[2], ""), let cents = Int(part[3]) else { return nil }
    let first = "\(whole) \(part[2] == "1" ? name.one : name.many)"
    return cents == 0 ? first : "\(first) and \(EnglishNumbers.cardinal(cents)) \(name.cents)"
  }

  private static func measure(_ part: [String]) -> String? {
    guard let unit = speech.units[part[3]] else { return nil }
    let isOne = part[1] == "1" && part[2].isEmpty
    return amount(part[1], part[2]).map { "\($0) \(isOne ? unit.one : unit.many)\(part[4])" }
  }

  private static func fraction(_ part: [String]) -> String? {
    guard let count = Int(part[1]), count > 0 else { return nil }
    let name = part[2] == "3" ? "third" : "quarter"
    return "\(EnglishNumbers.cardinal(count)) \(name)\(count == 1 ? "" : "s")"
  }
}
