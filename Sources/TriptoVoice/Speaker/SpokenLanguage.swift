import TriptoKernel

extension Language {
  /// The language of a text that came without one: English when the voice is called so or the
  /// commonest English words outnumber the Swedish ones, else Swedish. å, ä and ö are Swedish.
  package init(of text: String, voiceId: String? = nil) {
    let voice = voiceId?.lowercased() ?? ""
    for language in Language.allCases
    where voice == language.rawValue || voice.hasPrefix(language.rawValue + "-") {
      self = language
      return
    }
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    let isSwedish = text.lowercased().contains { "åäö".contains($0) }
    let english = words.count(where: Self.english.contains)
    let swedish = words.count(where: Self.swedish.contains)
    self = !isSwedish && english > swedish ? .en : .sv
  }

  private static let english: Set<String> = [
    "the", "and", "of", "to", "is", "are", "was", "were", "you", "your", "we", "our", "this",
    "that", "with", "for", "from", "it", "its", "what", "where", "which", "who", "how", "here",
    "on", "at", "by", "have", "has", "not", "but", "a", "an", "let", "welcome", "hello",
  ]
  private static let swedish: Set<String> = [
    "och", "det", "att", "en", "ett", "som", "av", "den", "med", "till", "inte", "om", "var",
    "har", "de", "vi", "ni", "du", "jag", "vad", "vem", "hur", "nu", "vid", "hej", "er", "i",
  ]
}
