import CMalloc
import Dispatch

/// When memory of games that are over goes back to the system: glibc keeps what was freed in small
/// pieces, so that one long evening would stay for good (ST44).
struct FreedMemory {
  /// It takes some milliseconds, so it is not done for every game.
  static let pauseMs = 10_000

  private var games = 0
  private var owes = false
  private var lastMs = Int.min / 2

  /// - Parameter games: How many there are now.
  /// - Returns: Whether some have ended since the last time it was given back.
  mutating func isDue(games: Int, nowMs: Int) -> Bool {
    owes = owes || games < self.games
    self.games = games
    guard owes, nowMs - lastMs >= Self.pauseMs else { return false }
    (owes, lastMs) = (false, nowMs)
    return true
  }

  /// Gives it back, on no game's loop. Other systems do so by themselves.
  static func giveBack() {
    #if canImport(Glibc)
      DispatchQueue.global(qos: .utility).async { malloc_trim(0) }
    #endif
  }
}
