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

    func fit(_ pack: PackSummary) -> Bool {
      (difficulty == nil || difficulty == pack.difficulty)
        && (themes.isEmpty || !themes.isDisjoint(with: pack.themes))
        && (regions.isEmpty || !regions.isDisjoint(with: pack.regions))
    }
  }

  /// Draws different packs, never two in a row from one country if that can be avoided.
  ///
  /// Packs that fit the wishes come first, others only when too few fit. Packs to avoid are used
  /// when nothing else is left or when a country would otherwise repeat (EX31).
  ///
  /// - Parameters:
  ///   - count: How many; fewer are returned when the library is smaller.
  ///   - packs: The library.
  ///   - avoiding: What the household has played.
  ///   - wishes: Difficulty, themes (any of them) and regions (any of them).
  ///   - rng: The only source of chance: the same generator gives the same game.
  public static func draw(
    count: Int, from packs: [PackSummary], avoiding: Set<PackID> = [],
    wishes: Wishes = Wishes(), rng: inout some RandomNumberGenerator
  ) -> [PackID] {
    let shuffled = packs.sorted { $0.id < $1.id }.shuffled(using: &rng)
    let fitting = shuffled.filter(wishes.fit)
    let tiers = fitting.count >= count ? [fitting] : [fitting, shuffled.filter { !wishes.fit($0) }]
    let pool = tiers.flatMap { tier in
      tier.filter { !avoiding.contains($0.id) } + tier.filter { avoiding.contains($0.id) }
    }
    let wanted = min(max(count, 0), pool.count)
    for repeats in 0...max(wanted, 1) {
      if let order = order(of: wanted, from: pool, after: nil, repeats: repeats) {
        return order.map(\.id)
      }
    }
    return []
  }

  /// The first order of `count` packs in which a country repeats at most `repeats` times.
  ///
  /// A branch is tried per country, not per pack: packs of one country are alike here. Only a
  /// pool of few countries can lead into a dead end, so the search stays small.
  private static func order(
    of count: Int, from pool: [PackSummary], after country: String?, repeats: Int
  ) -> [PackSummary]? {
    if count == 0 { return [] }
    var tried: Set<String> = []
    for (index, pack) in pool.enumerated() where tried.insert(pack.countryKey).inserted {
      let left = pack.countryKey == country ? repeats - 1 : repeats
      guard left >= 0 else { continue }
      var rest = pool
      rest.remove(at: index)
      let tail = order(of: count - 1, from: rest, after: pack.countryKey, repeats: left)
      if let tail { return [pack] + tail }
    }
    return nil
  }
}
