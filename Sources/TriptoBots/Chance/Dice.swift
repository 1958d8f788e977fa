public import TriptoKernel

/// Choices that depend on a seed and on what is chosen, never on when: two runs with one seed choose
/// alike even if their messages arrive in another order.
public struct Dice: Sendable, Equatable {
  public let seed: UInt64

  public init(seed: UInt64) {
    self.seed = seed
  }

  /// The generator of one subject, such as `"brake"` at round 1 and level 8.
  public func roll(_ subject: String, _ numbers: Int...) -> SplitMix64 {
    SplitMix64(seed: numbers.reduce(seed ^ StableHash.of(subject)) { Self.mix($0, $1) })
  }

  /// The dice of a part, such as a game or a seat.
  public func part(_ name: String, _ number: Int = 0) -> Dice {
    var generator = roll(name, number)
    return Dice(seed: generator.next())
  }

  private static func mix(_ seed: UInt64, _ number: Int) -> UInt64 {
    var generator = SplitMix64(seed: seed ^ UInt64(bitPattern: Int64(number)))
    return generator.next()
  }
}
