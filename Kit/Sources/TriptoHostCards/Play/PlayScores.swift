import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoWire

/// The standings and the end, as a phone has them (UI-P22, UI-P24, UI-E36).
public struct PlayScores: Equatable, Sendable {
  /// The own place, large, once it may be known.
  public let ownPlace: String?
  /// The titles of the own awards.
  public let awards: [String]
  public let standings: Standings?
  /// *Nästa resmål kommer snart …*, *Sitt kvar …*.
  public let line: String?

  init(_ view: PlayView) {
    let (state, words) = (view.state, view.words)
    let isEnd = state.phase == .finalResults || state.phase == .roundEnd
    let game = GameView(view.game, view.messages)
    // NB: nothing of the order before all places have been told.
    let isTold = !isEnd || state.phase == .roundEnd || game?.hasFullStandings == true
    let row = state.scoreboard.first { $0.playerId == view.me }
    let rank = row.map { own in state.scoreboard.count { $0.score > own.score } + 1 }
    let hasPoints = state.scoreboard.contains { $0.score > 0 }
    ownPlace = isTold && isEnd && hasPoints ? rank.map { words.yourPlace(r: $0) } : nil
    awards = (game.map(PlayScores.told) ?? []).filter { $0.playerIds.contains(view.me) }
      .compactMap { view.messages.awards.title($0.id) }
    standings = isTold ? game.map { Standings($0) } : nil
    line = isEnd ? (state.journey == nil || !isTold ? nil : words.stayPut) : words.nextSoon
  }

  private static func told(_ view: GameView) -> [AwardView] {
    let ids = Set(Award.told(view).map(\.id))
    return (view.state.finale?.awards ?? view.moments.final?.awards ?? [])
      .filter { ids.contains($0.id.rawValue) }
  }
}
