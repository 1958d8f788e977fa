import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoWire

/// The finale of an evening, as far as it has come (EVE15, EX52).
extension StateProjection {
  var finale: FinaleView? {
    guard isExtended, state.phase.isOver, let stage = state.finaleStage else { return nil }
    return FinaleView(
      stage: stage.stage, startAtServerMs: stage.startAtServerMs, index: stage.index,
      route: state.routeView, awards: state.awardViews)
  }
}

extension Messages {
  var finaleStage: FinaleStageBegun? { state.finaleStage }
}

extension GameState {
  /// EX52: what is on the screens, or comes there first
  var finaleStage: FinaleStageBegun? {
    guard let programme = tonight.programme, let stage = programme.shown.stage else { return nil }
    return FinaleStageBegun(
      stage: stage, index: programme.shown.index, startAtServerMs: programme.shownAtMs,
      durationMs: max(programme.shownMs, clock.map { $0.endMs - programme.shownAtMs } ?? 0))
  }

  /// The stops of this journey, each with its best answer (SPEC 19.14).
  var routeView: [RouteStop] {
    zip(rounds, itinerary).filter(\.0.isRevealed).map { round, place in
      let at = place.position.open(.revealed)
      return RouteStop(
        name: place.name.open(.revealed), country: place.country.open(.revealed),
        lat: at?.latitude, lon: at?.longitude, best: best(of: round))
    }
  }

  /// The first of those with the most points.
  private func best(of round: Round) -> BestAnswer? {
    let most = round.answers.map(\.total).max() ?? 0
    guard most > 0, let answer = round.answers.first(where: { $0.total == most }) else {
      return nil
    }
    return BestAnswer(
      playerId: answer.seat, playerName: name(of: answer.seat), pointsAwarded: most)
  }

  var awardViews: [AwardView] {
    awards.map { award in
      AwardView(
        id: TriptoWire.AwardID(award.id), playerIds: award.seats,
        names: award.seats.map(name(of:)), value: award.value,
        place: award.place?.name.open(.revealed))
    }
  }
}

extension Act {
  fileprivate var stage: TriptoWire.FinaleStage? {
    switch self {
    case .route: .route
    case .award: .award
    case .podium: .podium
    case .third: .third
    case .second: .second
    case .winner: .winner
    case .standings: .standings
    case .spotlight, .end: nil
    }
  }

  fileprivate var index: Int? {
    guard case .award(let index) = self else { return nil }
    return index
  }
}

extension TriptoWire.AwardID {
  fileprivate init(_ id: TriptoPlan.AwardID) {
    self = Self(rawValue: id.rawValue) ?? .unknown(id.rawValue)
  }
}
