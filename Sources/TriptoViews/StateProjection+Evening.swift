import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoWire

/// What the state of an evening has besides, on EX connections (EVE3, EVE15).
extension StateProjection {
  private var showsEvening: Bool { isExtended && state.isEvening }

  var journey: JourneyView? {
    guard showsEvening else { return nil }
    return JourneyView(
      number: state.tonight.journey, lengthsMin: state.lengthsMin, minutes: state.minutes ?? 0,
      rulesDone: state.tonight.rulesDone,
      libraryOut: viewer.role == .host && !state.settings.hostPlays && state.drewAgain)
  }

  /// Only journeys that are over, and what this one has revealed (EVE15).
  var night: NightView? {
    guard showsEvening, showsNight else { return nil }
    return state.nightView
  }

  private var showsNight: Bool {
    switch state.phase {
    case .lobby: state.tonight.journey > 1
    case .scoreboard, .finalResults, .roundEnd: true
    case .preparingRound, .roundIntro, .clueLevel, .pausedForBrake, .revealDestination,
      .followupQuestion:
      false
    }
  }

  /// Who holds the brake; how long its silence may last stands still with the game.
  var brake: BrakeView? {
    guard showsEvening, state.phase == .pausedForBrake, let owner = state.brakeOwner else {
      return nil
    }
    return BrakeView(
      playerId: owner, carriageId: state.carriageID(of: owner), typing: state.isTyping,
      silentUntilMs: state.isPaused ? nil : state.tonight.silentUntilMs)
  }

  /// EVE15: where the rules ride is; null in an intro without one
  var rules: Presence<RulesView> {
    guard showsEvening, state.phase == .roundIntro else { return .absent }
    return .present(
      state.tonight.rules.map { RulesView(step: $0.step, pulled: $0.pulled) })
  }

  /// EVE74: who a player travels as
  func figure(of seat: Seat) -> Figure? {
    guard showsEvening, let word = seat.passenger?.figure else { return nil }
    return Figure(rawValue: word)
  }

  /// While a journey of carriages lasts it is the carriage's (EVE43).
  func tone(of seat: Seat) -> Int? {
    guard showsEvening else { return nil }
    let shared = state.isByCarriage ? state.carriage(of: seat.id)?.tone : nil
    return shared ?? seat.passenger?.tone
  }

  func carriageID(of seat: Seat) -> String? {
    showsEvening ? state.carriageID(of: seat.id) : nil
  }

  /// EVE15: who rides with whom, and how they stand
  var carriages: [CarriageView]? { showsEvening ? state.carriageViews : nil }

  /// EVE45: whether a player has four choices at this destination
  func child(of seat: Seat) -> Bool? {
    showsEvening && seat.role == .player ? seat.isChild : nil
  }

  /// EVE20: how many units have answered
  var units: UnitsView? {
    guard showsEvening, state.level != nil else { return nil }
    let units = state.units
    return UnitsView(answered: units.answered, total: units.total)
  }

  /// What this player may do, and a child's four choices (EVE47).
  var me: MeView? {
    guard showsEvening, case .player(let id) = viewer, let seat = state.seat(id) else { return nil }
    return MeView(
      mayBrake: state.mayBrake(seat), mayNote: state.whyNoNote(id) == nil, why: whyNot(seat),
      noteWorth: state.level == nil
        ? 0 : state.worth(state.format.worthOfNote(at: state.clueIndex), of: id),
      brakeWorth: state.worth(state.level ?? 0, of: id), choices: state.choices(of: id),
      draft: state.tonight.drafts[id]?.text.open(.owner))
  }

  /// What the player itself has done to lose the brake; nil where it has not.
  private func whyNot(_ seat: Seat) -> NoBrake? {
    guard state.level != nil, state.hasStarted else { return nil }
    if seat.firstRound > state.roundIndex { return .late }
    if state.answer(ofUnitOf: seat.id) != nil { return .locked }
    if state.hasSpentBrakes(seat.id) { return .spent }
    return state.isOut(seat.id) ? .out : nil
  }
}

extension GameState {
  /// EVE5: the library had too few places that are new tonight
  var drewAgain: Bool {
    guard plan.isEmpty, selectedPack == nil else { return false }
    let before = nightStops.filter { $0.journey < tonight.journey }.map(\.place.packID)
    return itinerary.contains { before.contains($0.packID) }
  }

  func carriageID(of id: PlayerID) -> String? { carriage(of: id)?.id }

  /// Nil where nobody rides in one; the answers of a journey that is on are counted.
  var carriageViews: [CarriageView]? {
    guard isEvening, !carriages.isEmpty else { return nil }
    return carriageStandings.map { carriage, score, rank in
      CarriageView(
        carriageId: carriage.id, number: carriage.number, tone: carriage.tone,
        members: carriage.members, score: score, rank: rank,
        answered: isByCarriage && carriage.members.contains { answer(ofUnitOf: $0) != nil })
    }
  }

  /// EVE26: the night's standing, and the places that it has seen
  var nightView: NightView {
    NightView(
      journeys: finishedJourneys,
      standings: nightStandings.map {
        NightStanding(playerId: $0.seat, name: $0.name, wins: $0.wins, points: $0.points)
      },
      stops: nightStops.map { stop in
        let point = stop.place.position.open(.revealed)
        return NightStopView(
          name: stop.place.name.open(.revealed), country: stop.place.country.open(.revealed),
          lat: point?.latitude, lon: point?.longitude, journey: stop.journey)
      })
  }

  /// What `me` says of this player differs from what it says of others (EVE15).
  func differsInEvening(_ id: PlayerID) -> Bool {
    guard isEvening, let seat = seat(id) else { return false }
    return seat.firstRound > roundIndex || !canStillBrake(id) || tonight.drafts[id] != nil
      || answersByChoice(id) || isByCarriage || brakeOwner == id
  }
}
