/// Rules that look at more than one pack.
public enum LibraryLint {
  /// L60: the packs of a library that are about the same place, each pair once.
  public static func duplicates(in packs: [PackSummary]) -> [LintFinding] {
    packs.indices.flatMap { index in
      duplicates(of: packs[index], among: packs[(index + 1)...])
    }
  }

  /// L60: the packs that are about the same place as this one, which is not among them.
  public static func duplicates(
    of pack: PackSummary, among others: some Collection<PackSummary>
  ) -> [LintFinding] {
    others.compactMap { other in
      pack.identity.sameness(as: other.identity).map { reason in
        LintFinding(
          .duplicate, .error, at: "destination",
          "\(pack.id) (\(pack.name.sv)) is \(other.id) (\(other.name.sv)): \(reason)")
      }
    }
  }

  /// L61, L62: what is wrong with a plan of these destinations, in this order.
  public static func plan(
    _ packs: [PackSummary], spoilers: SpoilerTable = .none
  ) -> [LintFinding] {
    countries(packs) + self.spoilers(packs, spoilers)
  }

  /// L62: each pair of which one gives the other away.
  private static func spoilers(
    _ packs: [PackSummary], _ table: SpoilerTable
  ) -> [LintFinding] {
    packs.indices.flatMap { index in
      packs[..<index].flatMap { table.between($0.id, packs[index].id) }.map { spoiler in
        LintFinding(
          .spoiler, .warning, at: "destinations[\(index)]",
          "\(spoiler.teller) \(spoiler.path) says \"\(spoiler.words)\", "
            + "which is \(spoiler.told) \(spoiler.toldPath)")
      }
    }
  }

  /// L61: destinations that follow one from the same country.
  private static func countries(_ packs: [PackSummary]) -> [LintFinding] {
    zip(packs, packs.dropFirst()).enumerated().compactMap { index, pair -> LintFinding? in
      guard pair.0.countryKey == pair.1.countryKey else { return nil }
      return LintFinding(
        .sameCountry, .warning, at: "destinations[\(index + 1)]",
        "\(pair.0.name.sv) and \(pair.1.name.sv) are both in \(pair.1.country.sv)")
    }
  }
}
