public import TriptoGame
import TriptoKernel
import TriptoPlan
public import TriptoWire

extension PastJourney {
  /// A journey whose finale has begun (RE64); nil before, and without any results.
  public init?(_ state: GameState) {
    guard state.phase.isOver, state.destinationsCompleted > 0, let overMs = state.finaleStartMs
    else { return nil }
    let number = state.tonight.journey
    let tookMs = overMs - (state.startedAtMs ?? overMs)
    let standings = state.standings
    self.init(
      journeyId: "\(state.id)-\(number)", sessionId: state.id, number: number,
      playedAtMs: overMs, minutes: max(1, (tookMs + 30_000) / 60_000),
      stops: state.routeView.map {
        PastStop(name: $0.name, country: $0.country, lat: $0.lat, lon: $0.lon)
      },
      standings: standings.map {
        PastRow(
          name: $0.name, points: $0.score, rank: $0.rank,
          carriage: state.isByCarriage ? state.carriageID(of: $0.seat) : nil)
      },
      winners: standings.filter { $0.rank == 1 && $0.score > 0 }.map(\.name),
      awards: state.awardViews.map {
        PastAward(id: $0.id, names: $0.names, value: $0.value)
      },
      night: state.isEvening ? PastNight(state) : nil)
  }
}

extension PastNight {
  fileprivate init(_ state: GameState) {
    self.init(
      standings: state.nightStandings.map {
        PastNightRow(name: $0.name, wins: $0.wins, points: $0.points)
      })
  }
}
