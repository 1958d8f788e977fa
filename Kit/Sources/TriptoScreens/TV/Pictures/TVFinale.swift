import TriptoClient
import TriptoDesign
import TriptoKernel
public import TriptoWire

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
      let staged = isOver ? nil : GameView(view.game, view.messages)?.finaleStage
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

/// A step of the podium; equal points stand together on the same one (UI-T20, UI-E12).
public struct PodiumStep: Equatable, Sendable, Identifiable {
  public struct Person: Equatable, Sendable, Identifiable {
    public let person: TVPerson
    /// The whole name, in one or two lines.
    public let lines: [String]
    public var id: String { person.id.rawValue }
  }

  /// 1–3.
  public let id: Int
  public let medal: Medal?
  public let isUp: Bool
  public let people: [Person]
  /// *+3*.
  public let over: String?
  public let points: String

  /// So many names fit over a step.
  private static let named = [1: 8, 2: 4, 3: 4]

  static func all(_ view: TVView, _ standings: [Standing], _ told: TVFinale.Told) -> [PodiumStep] {
    let ranks = standings.map { row in standings.count { $0.points > row.points } + 1 }
    return [2, 1, 3].compactMap { rank in
      let rows = standings.indices.filter { ranks[$0] == rank }.map { standings[$0] }
      guard let points = rows.first?.points, points > 0 || (rank > 1 && rows.count == 1) else {
        return nil
      }
      let isUp = rank == 1 ? told.first : rank == 2 ? told.second : told.third
      return PodiumStep(view, rank, rows, points: points, isUp: isUp)
    }
  }

  private init(_ view: TVView, _ rank: Int, _ rows: [Standing], points: Int, isUp: Bool) {
    (id, self.isUp) = (rank, isUp)
    medal = Medal(rank, points, sharing: rows.count)
    // NB: before it rises nothing of who stands there is on the screen.
    let room = Self.named[rank] ?? 4
    people = (isUp ? rows : []).prefix(room).map {
      Person(
        person: view.person($0.playerId, $0.name, rank == 1 ? .cheer : .sit, isWhole: true),
        lines: Names.podium($0.name))
    }
    over = isUp && rows.count > room ? "+\(rows.count - room)" : nil
    self.points = isUp ? view.common.nPts(n: points) : ""
  }
}

/// *Resan är slut!*: the journey on the map, and its stops by name with the best answer of each (SPEC 19.14).
public struct TVRoute: Equatable, Sendable {
  public struct Stop: Equatable, Sendable, Identifiable {
    /// From 1.
    public let id: Int
    public let name: String
    /// *{name} · 10 p*.
    public let best: String?
    public let face: TVFace?
    public let position: PositionView?
    /// When it comes, ms after the start.
    public let atMs: Double
  }

  public let title: String
  public let stops: [Stop]

  /// From one stop to the next.
  static let legMs = 700.0

  init(_ view: TVView) {
    title = view.tv.journeyOver
    let route = view.state.finale?.route ?? view.moments.final?.route ?? []
    stops = route.enumerated().map { place, stop in
      let best = stop.best
      var position: PositionView?
      if let lat = stop.lat, let lon = stop.lon { position = PositionView(lat: lat, lon: lon) }
      return Stop(
        id: place + 1, name: stop.name,
        best: best.map {
          view.tv.bestAnswer(name: Names.short($0.playerName), n: $0.pointsAwarded)
        }, face: best.flatMap { view.face($0.playerId, .cheer) }, position: position,
        atMs: Double(place) * Self.legMs)
    }
  }
}
