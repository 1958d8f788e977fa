package import TriptoKernel

/// The coin of BR6: the same game, round and level always fall the same way.
package enum Coin {
  /// A hash of the parts, then one SplitMix64 step to spread the bits.
  /// Later journeys of a night have coins of their own (EVE9).
  package static func toss(_ game: SessionID, journey: Int = 1, round: Int, level: Int) -> UInt64 {
    let seed = journey == 1 ? "\(game)" : "\(game)#\(journey)|brake"
    return SplitMix64.mixed(StableHash.of("\(seed)|\(round)|\(level)"))
  }

  /// Chance with a name (EVE9).
  package static func toss(
    _ game: SessionID, journey: Int, purpose: String, index: String
  ) -> UInt64 {
    SplitMix64.mixed(StableHash.of("\(game)#\(journey)|\(purpose)|\(index)"))
  }
}
