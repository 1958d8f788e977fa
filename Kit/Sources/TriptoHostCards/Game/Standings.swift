import TriptoClient
import TriptoDesign
public import TriptoKernel
public import TriptoScreens
import TriptoWire

/// The standings: places and medals, equal points on a shared place (UI-H25).
public struct Standings: Equatable, Sendable {
  public struct Row: Equatable, Sendable, Identifiable {
    public let id: PlayerID
    public let name: String
    /// 1, 1, 3.
    public let rank: Int
    /// *Plats 1*, for voices.
    public let place: String
    public let points: String
    /// *+2 p*, of the destination just played (EVE53).
    public let gained: String?
    /// A place shared at 0 points gets none.
    public let medal: Medal?
    public let isLeader: Bool
    /// *borta*, of who has left or is away.
    public let away: String?
  }

  public let title: String
  public let rows: [Row]

  package init(_ view: GameView, upTo ranks: ClosedRange<Int> = 1...Int.max) {
    let common = view.messages.common
    title = common.scoreboard
    let board = view.state.scoreboard
    let away = Set(view.state.players.filter { $0.hasLeft || $0.isAway }.map(\.playerId))
    let told = view.moments.scoreboard?.scoreboard ?? []
    rows = board.compactMap { row in
      let rank = (board.firstIndex { $0.score == row.score } ?? 0) + 1
      guard ranks.contains(rank) else { return nil }
      let gained = told.first { $0.playerId == row.playerId }?.gained
      let points = (gained?.place ?? 0) &+ (gained?.questions ?? 0)
      return Row(
        id: row.playerId, name: row.name, rank: rank, place: common.place(r: rank),
        points: common.nPts(n: row.score), gained: points == 0 ? nil : common.plusPts(n: points),
        medal: Medal(rank, row.score, sharing: board.count { $0.score == row.score }),
        isLeader: rank == 1 && row.score > 0,
        away: away.contains(row.playerId) ? common.hasLeft : nil)
    }
  }
}
