public import TriptoKernel
import TriptoPlan

/// How many may play (SE24).
extension GameState {
  /// Seats of players in one game, those who left included, since their rows stay.
  public static let mostPlayers = 100
  /// How long a full game keeps a place for a socket that has never come, in ms.
  static let keptForSocketMs = 10_000

  /// Whether somebody may sit down beside those who are here.
  public func hasRoom(at nowMs: Milliseconds, most: Int = mostPlayers) -> Bool {
    players.count < most || spareSeat(at: nowMs) != nil
  }

  /// The first seat that nobody misses: gone, or waited for in vain, and without an answer.
  func spareSeat(at nowMs: Milliseconds) -> Seat? {
    players.first { seat in
      let isGhost = !seat.hasCome && nowMs - seat.joinedAtMs >= Self.keptForSocketMs
      return !seat.isConnected && (seat.hasLeft || isGhost) && !hasAnswered(seat.id)
    }
  }

  private func hasAnswered(_ seat: PlayerID) -> Bool {
    rounds.contains { round in
      round.answer(of: seat) != nil || round.followups.joined().contains { $0.seat == seat }
    }
  }
}
