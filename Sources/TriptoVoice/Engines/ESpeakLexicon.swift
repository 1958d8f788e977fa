import TriptoKernel

/// Foreign names spelled so that espeak-ng says them about right.
enum ESpeakLexicon {
  /// Part of the voice's settings: raise it when a name sounds different.
  static let version = 1

  static func respelled(_ text: SpokenText, in language: Language) -> SpokenText {
    let rule = language == .sv ? swedish : english
    return SpokenText(
      parts: text.parts.map { part in
        if case .words(let words) = part { .words(rule.apply(words)) } else { part }
      })
  }

  private static let swedish = names(
    [
      "New York": "Nju Jårk", "Sydney": "Sidni", "Shakespeare": "Sjejkspir",
      "Rio de Janeiro": "Rio de Sjanejro", "Nightingale": "Najtingejl",
      "Times Square": "Tajms Skvär", "Broadway": "Bråddvej", "Versailles": "Versaj",
      "Cannes": "Kann", "Hemingway": "Hemingvej", "Reagan": "Rejgan",
    ], genitive: "s")

  private static let english = names(
    [
      "Göteborg": "Yurterborry", "Bryggen": "Briggen", "Fløibanen": "Floybahnen",
      "Reykjavík": "Raykyavik", "Liseberg": "Leesebairy", "Cusco": "Coozco",
      "Hallgrímskirkja": "Hattlgrimskirkya", "Topkapı": "Topkapuh",
    ], genitive: "'s")

  private static func names(_ respellings: [String: String], genitive: String) -> Rule {
    let names = respellings.keys.sorted { ($0.count, $0) > ($1.count, $1) }
    let source = #"(?<!\p{L})(\#(names.joined(separator: "|")))(\#(genitive))?(?!\p{L})"#
    return Rule(source) { part in respellings[part[1]].map { $0 + part[2] } }
  }
}
