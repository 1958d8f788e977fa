import TriptoClient
public import TriptoDesign
import TriptoKernel
public import TriptoScreens
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
  /// Those that the TV has told (EVE78).
  public let awards: [Award]
  /// As many places as the TV has told.
  public let standings: Standings?
  /// The winner is known.
  public let isCrowned: Bool
  public let symbol = Symbol.winner

  package init?(_ view: GameView, isRestored: Bool) {
    let (state, common) = (view.state, view.messages.common)
    guard state.phase == .finalResults || state.phase == .roundEnd else { return nil }
    let hasEnded = view.game.keepsResults
    let shown = hasEnded ? 0 : Self.lowestShown(view, isRestored: isRestored)
    let isFull = shown == 0
    isCrowned = shown <= 1
    title = hasEnded ? common.sessionEnded : Self.title(view, isCrowned: isCrowned, isFull: isFull)
    awards = Award.told(view)
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
    if view.state.phase == .roundEnd { return 0 }
    if let stage = view.finaleStage { return lowestShown(in: stage.stage) }
    let seen = view.moments.effects
    if isRestored || seen.contains(.fullStandings) { return 0 }
    if seen.contains(.podiumFirst) { return 1 }
    if seen.contains(.podiumSecond) { return 2 }
    return seen.contains(.podiumThird) ? 3 : 4
  }

  /// NB: of an evening the state tells the stage, so that a restored screen tells nothing before the TV does.
  private static func lowestShown(in stage: FinaleStage) -> Int {
    switch stage {
    case .route, .award, .podium, .unknown: 4
    case .third: 3
    case .second: 2
    case .winner: 1
    case .standings: 0
    }
  }

  /// The TV's words.
  private static func title(_ view: GameView, isCrowned: Bool, isFull: Bool) -> String {
    let (common, board) = (view.messages.common, view.state.scoreboard)
    let reason = view.moments.final?.reason ?? view.moments.ended?.reason
    let isDraw = (board.first?.score ?? 0) == 0
    if reason == .hostEnded, isDraw || isFull { return common.sessionEnded }
    if isDraw { return common.thanks }
    if !isCrowned { return view.isBeforePodium ? view.messages.tv.journeyOver : common.winnerIs }
    if board.count == 1 { return common.soleWinner }
    return board.count { $0.score == board.first?.score } > 1
      ? common.sharedVictory : common.weHaveAWinner
  }
}
