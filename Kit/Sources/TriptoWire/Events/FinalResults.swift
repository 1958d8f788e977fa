/// The finale begins (EV44). Winner, tie and standings all follow from the ranks of `scoreboard`,
/// which is sorted (SC6): everybody of rank 1 shares the victory (SC5).
public struct FinalResultsPresent: ServerPayload {
  public static let messageType = ServerMessageType.finalResultsPresent
  public var scoreboard: [ScoreRow]
  /// The zero of the finale's offsets, epoch ms (FI1).
  public var timelineStartMs: Int
  public var reason: GameEndReason

  public init(scoreboard: [ScoreRow], timelineStartMs: Int, reason: GameEndReason) {
    self.scoreboard = scoreboard
    self.timelineStartMs = timelineStartMs
    self.reason = reason
  }

  /// Everybody of rank 1.
  public var leaders: [PlayerID] { scoreboard.filter { $0.rank == 1 }.map(\.playerId) }
  /// Whether the victory is shared (SC5).
  public var isTie: Bool { leaders.count > 1 }
  /// The only player of rank 1; nil on a tie or without players.
  public var winnerPlayerId: PlayerID? { isTie ? nil : leaders.first }
  public var standingsFull: [Standing] { scoreboard.map(Standing.init) }
  /// The first three rows at most.
  public var standingsTop: [Standing] { Array(standingsFull.prefix(3)) }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.nullable("winnerPlayerId", winnerPlayerId)
      json.field("isTie", isTie)
      json.optional("tieWinners", isTie ? leaders : nil)
      json.field("standingsTop", standingsTop)
      json.field("standingsFull", standingsFull)
      json.field("standingsTop3", standingsTop)
      json.field("scoreboard", scoreboard)
      json.field("timelineStartMs", timelineStartMs)
      json.field("reason", reason)
    }
  }
}
