import TriptoKernel
import TriptoPlan

/// Who would get which award: read off the journey, overrides counted (EVE78, EVE79).
struct Jury {
  let state: GameState
  /// Destinations whose results have been shown, in order.
  let stops: [PlayedStop]
  /// Who can be praised, in the order in which they joined.
  let seats: [PlayerID]

  init(_ state: GameState) {
    self.state = state
    stops = state.presentlyPlayed.filter(\.round.hasResults)
    seats = state.players.filter { !$0.isForNext }.map(\.id)
  }

  var candidates: [Candidate] { AwardID.allCases.compactMap(candidate) }

  private func candidate(_ id: AwardID) -> Candidate? {
    switch id {
    case .nearMiss: best(id, by: <) { wrongKm($0).filter { $0.value <= 1_000 } }
    case .aloneRight: aloneRight
    case .quickBrake: best(id, by: <) { grips($0) { $0.tookMs / 1_000 } }
    case .comeback: counted(id, least: 2, gainedRanks)
    case .photoFinish:
      best(id, by: <) { seat in brakes(seat) { $0.marginMs }.filter { $0.value <= 40 } }
    case .ten: counted(id, least: 1) { right($0) { $0.clueLevel == levels[0] } }
    case .postman: counted(id, least: 4) { total($0) { $0.isNote ? $0.points : 0 } }
    case .quiz: counted(id, least: 3, rightQuestions)
    case .patient: counted(id, least: 2) { right($0) { levels.suffix(2).contains($0.clueLevel) } }
    case .steady: steady
    case .longWay: best(id, by: >) { wrongKm($0).filter { $0.value >= 5_000 } }
    case .brave: counted(id, least: 2) { answers($0).count { $0.isTen } }
    case .crew: crew
    case .cheer: counted(id, least: 5) { state.tonight.reactions[$0] ?? 0 }
    }
  }

  var levels: [Int] { state.format.levels }

  /// Something of a player at a destination.
  struct Mark {
    let stop: Int
    let value: Double
  }

  /// Whoever has the best mark; of equals whose was earlier, then who joined first.
  private func best(
    _ id: AwardID, by isBetter: (Double, Double) -> Bool, _ marks: (PlayerID) -> [Mark]
  ) -> Candidate? {
    let all = seats.flatMap { seat in marks(seat).map { (seat: seat, mark: $0) } }
    guard let top = all.map(\.mark.value).min(by: isBetter) else { return nil }
    let holders = all.filter { $0.mark.value == top }.enumerated().sorted {
      ($0.element.mark.stop, $0.offset) < ($1.element.mark.stop, $1.offset)
    }.map(\.element.seat)
    return Candidate(id: id, seats: unique(holders), value: top, place: nil)
  }

  private func counted(_ id: AwardID, least: Int, _ count: (PlayerID) -> Int) -> Candidate? {
    best(id, by: >) { seat in
      let number = count(seat)
      return number >= least ? [Mark(stop: 0, value: Double(number))] : []
    }
  }

  private func unique(_ seats: [PlayerID]) -> [PlayerID] {
    seats.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  func answers(_ seat: PlayerID) -> [LockedAnswer] {
    stops.compactMap { $0.round.answer(of: seat) }
  }

  private func right(_ seat: PlayerID, _ holds: (LockedAnswer) -> Bool) -> Int {
    answers(seat).count { $0.isCorrect && holds($0) }
  }

  private func total(_ seat: PlayerID, _ points: (LockedAnswer) -> Int) -> Int {
    answers(seat).reduce(0) { $0 + points($1) }
  }

  private func wrongKm(_ seat: PlayerID) -> [Mark] {
    stops.enumerated().compactMap { index, stop in
      stop.round.answer(of: seat).flatMap(state.distanceKm(of:))
        .map { Mark(stop: index, value: $0.rounded()) }
    }
  }
}
