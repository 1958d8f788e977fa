import TriptoClient
import TriptoDesign
import TriptoKernel
public import TriptoScreens
import TriptoWire

/// The finale, by what the server tells, and the standings that stay (UI-T20, UI-T21, UI-E14, EVE60).
public struct TVFinale: Equatable, Sendable {
  public enum Stage: Equatable, Sendable {
    /// The journey on the map, stop by stop.
    case route(TVRoute)
    case award(Award?)
    case podium
  }

  public let stage: Stage
  public let heading: String
  /// From the left: second, first, third.
  public let steps: [PodiumStep]
  public let standings: TVStandings?
  public let awards: [Award]
  /// *{name} leder kvällen 2–1*, *En runda till? Värden trycker.*
  public let night: String?
  public let oneMore: String?
  /// *Nytt spel*, *Till start*: leaves the game.
  public let leave: String?
  public let hasConfetti: Bool
  /// Somebody has won, and it is known.
  public let isCrowned: Bool

  init(_ view: TVView) {
    let (told, rows) = (Told(view), FinaleRows(view))
    let isScoreless = rows.standings.allSatisfy { $0.points == 0 }
    let hasTable = isScoreless ? !rows.isByHost || view.game.keepsResults : told.full
    let isBefore = told.stage == .route || told.stage == .award
    heading = told.heading(view, rows, isScoreless: isScoreless)
    stage =
      told.stage == .route
      ? .route(TVRoute(view)) : told.stage == .award ? .award(told.award) : .podium
    steps = isBefore || isScoreless ? [] : PodiumStep.all(view, rows.standings, told)
    standings =
      isBefore || !hasTable ? nil : TVStandings(view.state.scoreboard, view, sinceMs: told.sinceMs)
    let isOver = view.state.phase == .roundEnd && !view.game.keepsResults
    let isNight = view.isEvening && told.full && !view.game.keepsResults
    awards = isNight ? rows.awards.compactMap { Award($0, view.messages) } : []
    night = isNight ? view.messages.nightLine(view.state.night) : nil
    oneMore = isNight && isOver ? view.tv.oneMoreAsk : nil
    leave = Self.leave(view, isOver: isOver)
    isCrowned = told.first && !isScoreless
    let effects = view.moments.effects
    hasConfetti = effects.contains(.confetti) && !view.isCalm && !isBefore
  }

  /// No *Nytt spel* while the host of an evening is there (UI-E14).
  private static func leave(_ view: TVView, isOver: Bool) -> String? {
    if view.game.keepsResults { return view.common.backToStart }
    let isAlone = !view.isEvening || view.memory.isHostAway(at: view.nowMs)
    return isOver && isAlone ? view.tv.newGame : nil
  }

  /// How far it is: by the stages of an evening, else by the server's effects.
  struct Told {
    var third = false, second = false, first = false, full = false
    var stage: FinaleStage?
    var award: Award?
    var sinceMs = 0.0

    init(_ view: TVView) {
      let effects = view.moments.effects
      let isOver = view.state.phase == .roundEnd || view.game.keepsResults
      let staged = isOver ? nil : StagedFinale(view.game)
      if let staged {
        stage = staged.stage
        let order: [FinaleStage] = [.third, .second, .winner, .standings]
        let place = order.firstIndex(of: staged.stage) ?? -1
        (third, second, first, full) = (place >= 0, place >= 1, place >= 2, place >= 3)
        let all = view.state.finale?.awards ?? view.moments.final?.awards ?? []
        if staged.stage == .award, all.indices.contains(staged.index) {
          award = Award(all[staged.index], view.messages)
        }
        return
      }
      let hasStages = view.state.finale != nil
      full = isOver || (!hasStages && (view.isCalm || effects.contains(.fullStandings)))
      third = full || effects.contains(.podiumThird)
      second = full || effects.contains(.podiumSecond)
      first = full || effects.contains(.podiumFirst)
    }

    func heading(_ view: TVView, _ rows: FinaleRows, isScoreless: Bool) -> String {
      if view.game.keepsResults { return view.common.sessionEnded }
      if stage == .route { return view.tv.journeyOver }
      if full || isScoreless {
        if rows.isByHost { return view.common.sessionEnded }
        return view.isEvening ? view.tv.journeyOver : view.common.thanks
      }
      guard first else { return view.common.winnerIs }
      if rows.standings.count == 1 { return view.common.soleWinner }
      let best = rows.standings.first?.points
      let winners = rows.standings.count { $0.points == best }
      return winners > 1 ? view.common.sharedVictory : view.common.weHaveAWinner
    }
  }
}

/// What a finale is made from.
struct FinaleRows {
  let standings: [Standing]
  let awards: [AwardView]
  let isByHost: Bool

  init(_ view: TVView) {
    let final = view.moments.final
    standings = view.state.scoreboard.map {
      Standing(playerId: $0.playerId, name: $0.name, points: $0.score)
    }
    awards = view.state.finale?.awards ?? final?.awards ?? []
    isByHost = (final?.reason ?? view.moments.ended?.reason) == .hostEnded
  }
}
