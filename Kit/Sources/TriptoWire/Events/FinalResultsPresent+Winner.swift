public import TriptoKernel

extension FinalResultsPresent {
  /// Everybody of rank 1.
  public var leaders: [PlayerID] { scoreboard.filter { $0.rank == 1 }.map(\.playerId) }
  /// Whether the victory is shared (SC5).
  public var isTie: Bool { leaders.count > 1 }
  /// The only player of rank 1; nil on a tie or without players.
  public var winnerPlayerId: PlayerID? { isTie ? nil : leaders.first }
  public var standingsFull: [Standing] { scoreboard.map(Standing.init) }
  /// The first three rows at most.
  public var standingsTop: [Standing] { Array(standingsFull.prefix(3)) }
}

extension Standing {
  public init(_ row: ScoreRow) {
    self.init(playerId: row.playerId, name: row.name, points: row.score)
  }
}
