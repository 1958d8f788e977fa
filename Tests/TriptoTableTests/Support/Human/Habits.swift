import TriptoKernel

/// When people do what, by dice (EVE84).
struct Habits {
  var dice: Dice

  /// What somebody makes of one destination.
  struct Mind {
    /// From this clue on it knows the place, from 0; nil for never.
    let knowsAt: Int?
    /// Who knows brakes; else it hands in a note.
    let brakes: Bool
    /// Who does not know guesses at this clue, by a note; nil for not at all.
    let guessesAt: Int?
  }

  /// How somebody behaves who has the brake.
  enum Grip {
    case answers(firstLetterMs: Int, sendsMs: Int)
    case silent
    case letsGo(afterMs: Int)
    case runsOut(firstLetterMs: Int)
  }

  mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &dice) < share }

  /// Whole ms of a triangular distribution that is told in seconds.
  mutating func ms(_ low: Double, _ mode: Double, _ high: Double) -> Int {
    let share = Double.random(in: 0..<1, using: &dice)
    let turn = (mode - low) / (high - low)
    let seconds =
      share < turn
      ? low + (share * (high - low) * (mode - low)).squareRoot()
      : high - ((1 - share) * (high - low) * (high - mode)).squareRoot()
    return Int(seconds * 1_000)
  }

  mutating func mind() -> Mind {
    var left = Double.random(in: 0..<1, using: &dice)
    let shares = [0.10, 0.15, 0.20, 0.25, 0.20]
    let knowsAt = shares.firstIndex {
      left -= $0
      return left < 0
    }
    let guesses = chance(0.4)
    return Mind(
      knowsAt: knowsAt, brakes: chance(0.55), guessesAt: guesses ? (chance(0.5) ? 3 : 4) : nil)
  }

  mutating func thinkingMs() -> Int { ms(2, 6, 14) }
  mutating func noteMs() -> Int { ms(4, 9, 18) }

  mutating func grip() -> Grip {
    let kind = Double.random(in: 0..<1, using: &dice)
    let firstLetterMs = ms(0.8, 1.8, 4)
    switch kind {
    case ..<0.05: return .silent
    case ..<0.10: return .letsGo(afterMs: ms(3, 5, 8))
    case ..<0.13: return .runsOut(firstLetterMs: firstLetterMs)
    default: return .answers(firstLetterMs: firstLetterMs, sendsMs: ms(4, 8, 18))
    }
  }

  /// Nil for who never answers.
  mutating func answeringMs(isOpen: Bool) -> Int? {
    chance(0.05) ? nil : isOpen ? ms(6, 11, 22) : ms(3, 7, 18)
  }
}
