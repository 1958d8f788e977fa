import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoShow

/// What must hold after every event, whatever was done.
struct Invariants {
  private var previous: GameState

  init(_ genesis: GameState) { previous = genesis }

  /// - Returns: what is broken in this moment; empty when all is well.
  mutating func breaches(in moment: Moment) -> [String] {
    let state = moment.state
    defer { previous = state }
    var breaches: [String] = []
    func check(_ holds: Bool, _ what: String) {
      if !holds { breaches.append("\(what) at \(moment.event)") }
    }
    check(state.version > previous.version, "PR1 the version grows")
    let isAllowed = Self.isAllowed(previous.phase, state.phase) || moment.event == .expired
    check(isAllowed, "ST \(previous.phase) → \(state.phase)")
    check((state.brakeOwner != nil) == (state.phase == .pausedForBrake), "BR20 owner")
    check(Self.ownerBraked(state), "BR19 the owner's brake is on record")
    check(state.rounds.allSatisfy(Self.answersOnce), "SC1 one answer per player")
    check(Self.keepsScores(previous, state, moment.event), "SC7 scores never decrease")
    let waits = !state.phase.isInPlay || state.isPaused || state.nextDeadline != nil
    check(waits, "ST3 a game in play waits for something")
    check(Self.restsInPause(moment), "ST33 paused is silent and clockless")
    check(Self.rollsOn(moment), "EVE86 a released clue has its time")
    check(Self.isQuiet(moment, after: previous), "EVE86 a note stops nothing")
    check(Self.travels(state), "EVE86 one passenger each, unlike the others")
    check(Self.answersOnce(state), "EVE86 at most one counted answer per unit and destination")
    check(
      Self.choosesAmongFour(state),
      "EVE86 a child's choices are four distinct ones with the right one")
    check(Self.stopsNothing(moment), "EVE56 a test pull stops nothing")
    check(state.isEvening || state.tonight == Tonight(), "EVE2 nothing of an evening elsewhere")
    check(
      state.phase == .pausedForBrake || state.step == .question || !state.hasDrafts, "EVE12 drafts")
    return breaches
  }

  /// Nothing is said, no music begins, and nobody is told of a clock that runs.
  private static func restsInPause(_ moment: Moment) -> Bool {
    guard moment.state.isPaused else { return true }
    return moment.state.speech == nil
      && Director.cues(for: moment).allSatisfy { directed in
        switch directed.cue {
        case .speech, .music, .cluePresent, .questionPresent: false
        default: true
        }
      }
  }

  /// After a release the clue has at least 4 000 left.
  private static func rollsOn(_ moment: Moment) -> Bool {
    guard case .brakeReleased = moment.event else { return true }
    guard let clock = moment.state.clock, clock.step == .clue else { return false }
    return clock.endMs - (moment.state.pausedAtMs ?? moment.atMs) >= 4_000
  }

  /// A note leaves the train and its clocks as they were.
  private static func isQuiet(_ moment: Moment, after previous: GameState) -> Bool {
    guard case .noteHanded = moment.event else { return true }
    return moment.state.phase == previous.phase && moment.state.clock == previous.clock
      && moment.state.brakeOwner == previous.brakeOwner
  }

  /// In an evening everybody travels as somebody else; elsewhere nobody does.
  private static func travels(_ state: GameState) -> Bool {
    let passengers = state.players.compactMap(\.passenger)
    guard state.isEvening else { return passengers.isEmpty }
    return passengers.count == state.players.count && Set(passengers).count == passengers.count
  }

  /// The ride goes on, once for each player.
  private static func stopsNothing(_ moment: Moment) -> Bool {
    guard case .testPulled(let id) = moment.event else { return true }
    return moment.state.step?.isRules == true && moment.state.brakeOwner == nil
      && moment.state.tonight.rules?.pulled.count { $0 == id } == 1
  }

  private static func ownerBraked(_ state: GameState) -> Bool {
    guard let owner = state.brakeOwner, let round = state.round, let level = state.level else {
      return state.brakeOwner == nil
    }
    return round.brakes[level] == owner && round.answer(of: owner) == nil
  }

  private static func answersOnce(_ round: Round) -> Bool {
    let once = { (seats: [PlayerID]) in Set(seats).count == seats.count }
    return once(round.answers.map(\.seat)) && round.followups.allSatisfy { once($0.map(\.seat)) }
  }

  private static func keepsScores(_ old: GameState, _ new: GameState, _ event: Event) -> Bool {
    if case .verdictChanged = event { return true }
    if event == .rematched { return keepsNight(old, new) }
    return new.players.allSatisfy { new.score(of: $0.id) >= old.score(of: $0.id) }
  }

  /// Carriages answer as one (EVE38).
  private static func answersOnce(_ state: GameState) -> Bool {
    let units = (state.round?.answers ?? []).map { answer in
      state.isByCarriage
        ? state.carriage(of: answer.seat)?.id ?? answer.seat.rawValue : answer.seat.rawValue
    }
    return Set(units).count == units.count
  }

  /// The same four for every child (EVE47).
  private static func choosesAmongFour(_ state: GameState) -> Bool {
    let all = state.players.compactMap { state.choices(of: $0.id) }
    let right = state.destination?.name.open(.judging)
    return Set(all).count <= 1
      && all.allSatisfy { Set($0).count == 4 && $0.contains { $0 == right } }
  }

  /// EVE86: what a journey gave is in the night's standing, and nothing of it is lost at the next one.
  private static func keepsNight(_ old: GameState, _ new: GameState) -> Bool {
    new.finishedJourneys == old.finishedJourneys && new.id == old.id
      && new.joinCode == old.joinCode
      && new.nightStandings.allSatisfy { row in
        old.nightStandings.first { $0.seat == row.seat } == row
      }
  }

  static func isAllowed(_ from: Phase, _ to: Phase) -> Bool {
    from == to || next[from]?.contains(to) == true
  }

  /// Section 7, with the two ways in which a phase may be left out: no intro, no questions.
  static let next: [Phase: Set<Phase>] = [
    .lobby: [.roundIntro, .clueLevel],
    .roundIntro: [.clueLevel, .pausedForBrake, .finalResults],
    .clueLevel: [.pausedForBrake, .revealDestination, .finalResults],
    .pausedForBrake: [.clueLevel, .finalResults],
    .revealDestination: [.followupQuestion, .scoreboard, .finalResults],
    .followupQuestion: [.scoreboard, .finalResults],
    .scoreboard: [.roundIntro, .clueLevel, .finalResults],
    .finalResults: [.roundEnd, .lobby],
    .roundEnd: [.lobby],
  ]
}

extension GameState {
  fileprivate var hasDrafts: Bool { !tonight.drafts.isEmpty }
}
