public import TriptoKernel

/// Draws the destinations of a game (ST2).
public enum PackSelector {
  /// What the host asked for; an empty wish is no wish.
  public struct Wishes: Sendable, Equatable {
    public var difficulty: String?
    public var themes: Set<String>
    public var regions: Set<String>

    public init(difficulty: String? = nil, themes: Set<String> = [], regions: Set<String> = []) {
      self.difficulty = difficulty == "" ? nil : difficulty
      self.themes = themes.subtracting([""])
      self.regions = regions
    }

    /// So many of the packs lie in the regions that are wished for.
    public func regionsHave(_ count: Int, among packs: [PackSummary]) -> Bool {
      packs.count { isInRegions($0) } >= count
    }

    /// So many of the packs fit all of the wishes.
    public func has(_ count: Int, among packs: [PackSummary]) -> Bool {
      packs.count(where: fit) >= count
    }

    func fit(_ pack: PackSummary) -> Bool {
      (difficulty == nil || difficulty == pack.difficulty) && hasTheme(pack)
        && isInRegions(pack)
    }

    func hasTheme(_ pack: PackSummary) -> Bool {
      themes.isEmpty || !themes.isDisjoint(with: pack.themes)
    }

    func isInRegions(_ pack: PackSummary) -> Bool {
      regions.isEmpty || !regions.isDisjoint(with: pack.regions)
    }
  }

  /// What was drawn.
  public struct Draw: Sendable, Equatable {
    /// In the order of the game; no place twice.
    public let packs: [PackSummary]
    /// L61 where a country had to repeat, L62 where one had to spoil another.
    public let findings: [LintFinding]

    public var ids: [PackID] { packs.map(\.id) }
  }

  /// Draws different places, none that spoils another and never two in a row from one country if that can
  /// be avoided.
  ///
  /// Packs that fit the wishes come first, others only when too few fit; among equals those the
  /// household has not played, then the one it played longest ago (EX31). A played pack comes
  /// before its turn only where a country would otherwise repeat (L61) or one would spoil another (L62).
  ///
  /// - Parameters:
  ///   - count: How many; fewer are returned when the library is smaller.
  ///   - packs: The library.
  ///   - played: What the household has played, the latest last; a pack may stand there often.
  ///   - excluding: Packs that must not come, as those already in the plan.
  ///   - tonight: What this evening has played; nothing comes that one of them spoils.
  ///   - filling: Where others come from when too few fit.
  ///   - wishes: Difficulty, themes (any of them) and regions (any of them).
  ///   - spoilers: Which packs give each other away.
  ///   - rng: The only source of chance: the same generator gives the same game.
  public static func draw(
    count: Int, from packs: [PackSummary], played: [PackID] = [], excluding: Set<PackID> = [],
    tonight: Set<PackID> = [], filling: Filling = .anywhere, wishes: Wishes = Wishes(),
    spoilers: SpoilerTable = .none, rng: inout some RandomNumberGenerator
  ) -> Draw {
    let taken = packs.filter { excluding.contains($0.id) }
    let free = packs.filter { pack in
      !taken.contains { $0.identity.sameness(as: pack.identity) != nil }
    }
    let shuffled = free.sorted { $0.id < $1.id }.shuffled(using: &rng)
    let tiers = filling.tiers(wishes, tonight: tonight)
    let pool = pool(shuffled, count: count, tiers: tiers, played: played)
    let wanted = min(max(count, 0), pool.count)
    func isQuiet(_ pack: PackSummary) -> Bool {
      !spoilers.hasPartner(of: pack.id, in: excluding)
        && !tonight.contains { !spoilers.told(by: $0, of: pack.id).isEmpty }
    }
    let first = filling.first(wishes)
    func quiet(_ pool: [PackSummary]) -> [PackSummary]? {
      order(of: wanted, from: pool.filter(isQuiet), first: first, without: spoilers)
    }
    // NB: a pack that fits less is better than one that spoils another (EVE5, L62).
    let wider = filling.wider(tiers).lazy.compactMap {
      quiet(Self.pool(shuffled, count: .max, tiers: $0, played: played))
    }
    let packs =
      quiet(pool) ?? wider.first
      ?? order(of: wanted, from: pool, first: first, without: .none) ?? []
    return Draw(packs: packs, findings: LibraryLint.plan(packs, spoilers: spoilers))
  }

  /// With as few repeats of a country as there can be, and one of the wished ones first if any can be.
  private static func order(
    of count: Int, from pool: [PackSummary], first: Filter, without spoilers: SpoilerTable
  ) -> [PackSummary]? {
    guard count <= pool.count else { return nil }
    let heads = pool.filter(first)
    let begun = heads.count < pool.count && !heads.isEmpty ? [heads, pool] : [pool]
    return begun.lazy.compactMap { heads in
      (0...max(count, 1)).lazy.compactMap { repeats in
        order(of: count, from: pool, heads: heads, after: [], repeats: repeats, without: spoilers)
      }.first
    }.first
  }

  /// The packs in the order in which they are tried, each place once.
  private static func pool(
    _ shuffled: [PackSummary], count: Int, tiers: [Filter], played: [PackID]
  ) -> [PackSummary] {
    let lastPlayed = Dictionary(played.enumerated().map { ($1, $0) }) { _, later in later }
    func inTurn(_ tier: [PackSummary]) -> [PackSummary] {
      tier.filter { lastPlayed[$0.id] == nil }
        + tier.filter { lastPlayed[$0.id] != nil }
        .sorted { lastPlayed[$0.id, default: 0] < lastPlayed[$1.id, default: 0] }
    }
    var pool: [PackSummary] = []
    for tier in tiers where pool.count < count {
      let ids = Set(pool.map(\.id))
      pool = distinct(pool + inTurn(shuffled.filter { tier($0) && !ids.contains($0.id) }))
    }
    return pool
  }

  /// The first pack of each place (L60).
  private static func distinct(_ packs: [PackSummary]) -> [PackSummary] {
    var kept: [PackSummary] = []
    for pack in packs
    where !kept.contains(where: { $0.identity.sameness(as: pack.identity) != nil }) {
      kept.append(pack)
    }
    return kept
  }

  /// The first order of `count` packs in which a country repeats at most `repeats` times, and none
  /// spoils another; it begins with one of the `heads`.
  ///
  /// A branch is tried per country, not per pack: packs of one country are nearly alike here. Only a
  /// pool of few countries can lead into a dead end, so the search stays small.
  private static func order(
    of count: Int, from pool: [PackSummary], heads: [PackSummary], after chosen: [PackSummary],
    repeats: Int, without spoilers: SpoilerTable
  ) -> [PackSummary]? {
    if count == 0 { return [] }
    var tried: Set<String> = []
    for pack in heads where tried.insert(pack.countryKey).inserted {
      let left = pack.countryKey == chosen.last?.countryKey ? repeats - 1 : repeats
      guard left >= 0 else { continue }
      let rest = pool.filter { $0.id != pack.id && !spoilers.isPair($0.id, pack.id) }
      let tail = order(
        of: count - 1, from: rest, heads: rest, after: chosen + [pack], repeats: left,
        without: spoilers)
      if let tail { return [pack] + tail }
    }
    return nil
  }
}
