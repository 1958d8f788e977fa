/// What a destination is made of and worth: one value for the rules, the show, packs and views.
public struct Format: Sendable, Hashable {
  /// Extra points for a brake answered in time (SC3).
  public struct Bonus: Sendable, Hashable {
    /// More than this part of the brake's time is left.
    public let timeLeft: Double
    public let points: Int
  }

  /// The points of the clues, in the order they are shown (SC1).
  public let levels: [Int]
  /// The points of a right answer to a follow-up question (SC2).
  public let questionPoints: Int
  /// The most first.
  public let speedBonus: [Bonus]

  /// The extra points with this part of the brake's time left.
  public func bonus(timeLeft: Double) -> Int {
    speedBonus.first { timeLeft > $0.timeLeft }?.points ?? 0
  }

  /// What a note at this clue is worth: the next level's points, and 1 at the last (EVE37).
  public func worthOfNote(at clueIndex: Int) -> Int {
    clueIndex + 1 < levels.count ? levels[clueIndex + 1] : 1
  }

  /// The only one there is.
  public static let standard = Format(
    levels: [10, 8, 6, 4, 2], questionPoints: 2,
    speedBonus: [Bonus(timeLeft: 2.0 / 3, points: 2), Bonus(timeLeft: 1.0 / 3, points: 1)])
}
