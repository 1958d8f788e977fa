import TriptoGame

/// What the host of the show says, written for each moment.
enum Banter {
  enum Pool: String, CaseIterable, Sendable {
    case roundIntro, beforeClue, afterLock, afterBrake, beforeReveal
    case leadIn10, leadIn8, leadIn6, leadIn4, leadIn2
    case revealCorrect, revealIncorrect, bridge, scoreboard
    case final, finalClose, finalComeback, finalSolo, finalAborted
    case questionLeadIn
  }

  static func lines(_ pool: Pool, _ language: GameSettings.Language) -> [String] {
    switch language {
    case .sv: swedish[pool] ?? swedishFinale[pool] ?? []
    case .en: english[pool] ?? englishFinale[pool] ?? []
    }
  }

  /// The n-th line of an evening: every line of the pool comes before one comes again, in an order
  /// that is the game's own.
  static func line(
    _ number: Int, of pool: Pool, _ language: GameSettings.Language, in game: GameID
  ) -> String? {
    let lines = lines(pool, language)
    guard !lines.isEmpty else { return nil }
    let order = lines.indices.sorted {
      rank($0, pool, game) < rank($1, pool, game)
    }
    return lines[order[number % lines.count]]
  }

  private static func rank(_ index: Int, _ pool: Pool, _ game: GameID) -> UInt64 {
    mixed(
      "\(game.rawValue) \(pool.rawValue) \(index)".utf8.reduce(0xcbf2_9ce4_8422_2325) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01b3
      })
  }

  /// The last step of SplitMix64: neighbours end up far apart.
  private static func mixed(_ hash: UInt64) -> UInt64 {
    var z = hash
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
