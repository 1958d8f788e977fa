import TriptoClient
public import TriptoDesign
import TriptoKernel
import TriptoWire

/// FINAL_RESULTS and ROUND_END: heading and standings mirror the TV, stage by stage (UI-T20, UI-T21, UI-E6).
public struct FinaleCard: Equatable, Sendable {
  public struct Winner: Equatable, Sendable {
    public let name: String
    public let points: String
  }

  public let title: String
  public let winners: [Winner]
  public let thanks: String?
  /// Who leads the night (EVE83).
  public let night: String?
  /// As many places as the TV has told.
  public let standings: Standings?
  /// The winner is known.
  public let isCrowned: Bool
  public let symbol = Symbol.winner

  init?(_ view: GameView, isRestored: Bool) {
    let (state, common) = (view.state, view.messages.common)
    guard state.phase == .finalResults || state.phase == .roundEnd else { return nil }
    let hasEnded = view.game.keepsResults
    let shown = Self.lowestShown(view, isRestored: isRestored || hasEnded)
    let isFull = shown == 0
    isCrowned = shown <= 1
    title = hasEnded ? common.sessionEnded : Self.title(view, isCrowned: isCrowned, isFull: isFull)
    let all = Standings(view)
    winners =
      isCrowned
      ? state.scoreboard.prefix { $0.score == state.scoreboard.first?.score && $0.score > 0 }
        .map { Winner(name: $0.name, points: common.nPoints(n: $0.score)) } : []
    thanks = isFull && title != common.thanks ? common.thanks : nil
    night = isFull ? NightLine.text(state.night, view.host) : nil
    standings =
      isFull ? all : shown <= 3 ? Standings(view, upTo: shown...3) : nil
  }

  /// The best place that the TV has told, of those on the podium; 0 for all places, 4 for none.
  private static func lowestShown(_ view: GameView, isRestored: Bool) -> Int {
    let seen = view.moments.effects
    if isRestored || view.state.phase == .roundEnd || seen.contains(.fullStandings) { return 0 }
    if seen.contains(.podiumFirst) { return 1 }
    if seen.contains(.podiumSecond) { return 2 }
    return seen.contains(.podiumThird) ? 3 : 4
  }

  /// The TV's words.
  private static func title(_ view: GameView, isCrowned: Bool, isFull: Bool) -> String {
    let (common, board) = (view.messages.common, view.state.scoreboard)
    let reason = view.moments.final?.reason ?? view.moments.ended?.reason
    let isDraw = (board.first?.score ?? 0) == 0
    if reason == .hostEnded, isDraw || isFull { return common.sessionEnded }
    if isDraw { return common.thanks }
    if !isCrowned { return common.winnerIs }
    if board.count == 1 { return common.soleWinner }
    return board.count { $0.score == board.first?.score } > 1
      ? common.sharedVictory : common.weHaveAWinner
  }
}

/// Who leads the night, in one line (EVE83, EVE26).
enum NightLine {
  /// - Returns: nil before there is a journey that counts.
  static func text(_ night: NightView?, _ host: HostMessages) -> String? {
    guard let night, night.journeys > 0, let most = night.standings.map(\.wins).max() else {
      return nil
    }
    let first = night.standings.filter { $0.wins == most }
    let next = night.standings.filter { $0.wins < most }.map(\.wins).max() ?? 0
    guard most > 0, first.count <= 2, let one = first.first else { return host.nightEven }
    return first.count == 1
      ? host.nightLeads(name: one.name, a: most, b: next)
      : host.nightTwo(name: one.name, other: first[1].name, a: most)
  }
}
