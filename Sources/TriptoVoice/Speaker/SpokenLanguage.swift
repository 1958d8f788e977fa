package import TriptoKernel
import TriptoWords

extension Language {
  /// The language of a text that came without one: what the voice is called, else the language whose
  /// letters stand in it and of whose commonest words it has the most; of equals the first.
  package init(of text: String, voiceId: String? = nil) {
    let voice = voiceId?.lowercased() ?? ""
    for language in Language.allCases
    where voice == language.rawValue || voice.hasPrefix(language.rawValue + "-") {
      self = language
      return
    }
    let plain = text.lowercased()
    let words = plain.split { !$0.isLetter }.map(String.init)
    self =
      Self.candidates(plain).reduce((Language.sv, -1)) { best, language in
        let count = words.count { Self.common[language]?.contains($0) == true }
        return count > best.1 ? (language, count) : best
      }.0
  }

  /// Those that have every letter that some of them lack.
  private static func candidates(_ text: String) -> [Language] {
    let special = Set(Language.allCases.flatMap { Words.of($0).speech.letters })
    let used = special.intersection(text)
    let able = Language.allCases.filter { used.isSubset(of: Words.of($0).speech.letters) }
    return able.isEmpty ? [.sv] : able
  }

  private static let common: [Language: Set<String>] = Dictionary(
    uniqueKeysWithValues: Language.allCases.map { ($0, Set(Words.of($0).speech.commonWords)) })
}
