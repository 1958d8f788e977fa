/// When a claim may count as verified.
enum VerificationPolicy {
  /// What the evidence of a claim allows.
  ///
  /// - Parameters:
  ///   - declared: What the file says.
  ///   - method: The check that was made: `structured`, `text2`, or `none` at all.
  ///   - rows: The evidence it names.
  /// - Returns: `verified` only with one structured source or two text sources that were looked
  ///   up, and a check that was made; otherwise what was declared, or `uncertain`.
  static func status(
    declared: ClaimStatus?, method: String?, rows: [Pack.Evidence]
  ) -> ClaimStatus {
    guard declared == .verified else { return declared ?? .uncertain }
    let looked = rows.filter { $0.text("checked") != "from-knowledge" }
    guard method != "none" else { return .uncertain }
    let isText = Set(looked.compactMap(\.edition)).count >= 2
    return isText || looked.contains(where: \.isStructured) ? .verified : .uncertain
  }
}

extension Pack.Evidence {
  /// A statement of a database rather than a sentence.
  var isStructured: Bool { kind == "wikidata" || kind == "dataset" }

  /// What makes text sources independent: the language edition, the site, the book.
  var edition: String? {
    switch kind {
    case "wikipedia": text("lang").map { "wikipedia \($0)" }
    case "web": text("url").flatMap(Self.host).map { "web \($0)" }
    case "book": text("title").map { "book \($0)" }
    default: nil
    }
  }

  private static func host(_ url: String) -> String? {
    let afterScheme = url.split(separator: "://", maxSplits: 1).last ?? ""
    let host = afterScheme.prefix { $0 != "/" && $0 != ":" && $0 != "?" }.lowercased()
    return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
  }
}
