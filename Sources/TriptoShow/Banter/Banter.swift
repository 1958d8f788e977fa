import TriptoGame
import TriptoKernel
import TriptoWords

/// What the host of the show says, drawn for each moment from the pools of `Content/words`.
enum Banter {
  enum Pool: String, CaseIterable, Sendable {
    case roundIntro, beforeClue, afterLock, afterBrake, beforeReveal
    case leadIn10, leadIn8, leadIn6, leadIn4, leadIn2
    case revealCorrect, revealIncorrect, bridge, scoreboard
    case final, finalClose, finalComeback, finalSolo, finalAborted
    case questionLeadIn
  }

  static func lines(_ pool: Pool, _ language: Language) -> [String] {
    Words.of(language).banter[pool.rawValue] ?? []
  }

  /// The n-th line of an evening: every line of the pool comes before one comes again, in an order
  /// that is the game's own.
  static func line(
    _ number: Int, of pool: Pool, _ language: Language, in game: SessionID
  ) -> String? {
    let lines = lines(pool, language)
    guard !lines.isEmpty else { return nil }
    let order = lines.indices.sorted {
      rank($0, pool, game) < rank($1, pool, game)
    }
    return lines[order[number % lines.count]]
  }

  private static func rank(_ index: Int, _ pool: Pool, _ game: SessionID) -> UInt64 {
    SplitMix64.mixed(StableHash.of("\(game.rawValue) \(pool.rawValue) \(index)"))
  }
}
