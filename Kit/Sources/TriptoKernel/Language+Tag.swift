extension Language {
  /// Tags that mean one of ours by another name: Norwegian as such, and its other written form.
  private static let aliases: [String: Language] = ["no": .nb, "nn": .nb]

  /// The language of a platform's tag: `sv`, `sv-SE`, `en_GB`; nil for one that is not ours.
  public static func of(tag: String) -> Language? {
    let code = tag.lowercased().split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? ""
    return Language(rawValue: code) ?? aliases[code]
  }
}
