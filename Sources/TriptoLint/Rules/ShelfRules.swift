import TriptoContent
import TriptoKernel

/// L70 and L71: claims that are true today.
enum ShelfRules {
  /// L70: the day by which somebody was to look it up again is past.
  static func outOfDate(_ context: LintContext) -> [LintFinding] {
    guard let today = context.today else { return [] }
    return claims(context).compactMap { path, claim in
      guard case .checkBy(let day) = claim.shelfLife, day < today else { return nil }
      return LintFinding(
        .outOfDate, .warning, at: path, "\(claim.id) was to be looked up again by \(day)")
    }
  }

  /// L71: words of a claim that will perhaps not be true for long, and nothing that says so.
  static func perishable(_ context: LintContext) -> [LintFinding] {
    claims(context).compactMap { path, claim in
      guard claim.shelfLife == nil, let words = perishable(claim, context.tables) else {
        return nil
      }
      return LintFinding(
        .perishable, .warning, at: path,
        "\(claim.id) says \"\(words)\", and not until when that is true")
    }
  }

  /// Every claim with its path in the file.
  private static func claims(_ context: LintContext) -> [(path: String, claim: Pack.Claim)] {
    let clues = context.clues.flatMap { clue in
      clue.claims.enumerated().map { ("\(clue.path).claims[\($0)]", $1) }
    }
    let followups = context.followups.flatMap { followup in
      followup.source.claims.enumerated().map { ("\(followup.path).claims[\($0)]", $1) }
    }
    return clues + followups
  }

  private static func perishable(_ claim: Pack.Claim, _ tables: LintTables) -> String? {
    perishable(LintWord.words(of: claim.statement.sv), .sv, tables)
      ?? claim.statement.en.flatMap { perishable(LintWord.words(of: $0), .en, tables) }
  }

  private static func perishable(
    _ words: [LintWord], _ lang: Language, _ tables: LintTables
  ) -> String? {
    if let rank = SuperlativeRule.ranks(in: words, lang).first { return rank }
    let plain = words.map(\.lower)
    return tables.shelf[lang]?.first { $0.first(in: plain) != nil }?.words.joined(separator: " ")
  }
}
