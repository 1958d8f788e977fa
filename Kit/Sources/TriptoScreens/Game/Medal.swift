/// What stands for one of the first three places.
public enum Medal: Sendable {
  case gold, silver, bronze

  /// - Returns: nil of a later place, and of one that is shared at 0 points (UI-H25).
  package init?(_ rank: Int, _ score: Int, sharing: Int) {
    guard score > 0 || sharing == 1 else { return nil }
    switch rank {
    case 1: self = .gold
    case 2: self = .silver
    case 3: self = .bronze
    default: return nil
    }
  }
}
