import TriptoBrake
import TriptoKernel
import TriptoPlan

/// The emergency brake (BR).
extension Turn {
  mutating func pullBrake(_ press: Press, by id: PlayerID) throws(Refusal) {
    if press.isExtended, state.takesTestPulls { return tryBrake(id) }
    if let rejection = rejection(of: press, by: id) {
      if rejection == .invalidPhase, press.isExtended {
        let untilMs = nowMs + state.pacing.brake.earlyLockMs
        change(id) { $0.pressLockedUntilMs = untilMs }
      }
      return reject(id, rejection)
    }
    enterHold(press, id)
  }

  /// The checks of BR12–BR18, in their order; an evening begins with its first clue (EVE8), and who has let go is out (EVE32).
  private func rejection(of press: Press, by id: PlayerID) -> BrakeRejection.Reason? {
    if state.phase == .pausedForBrake { return .alreadyPaused }
    let isOpen = state.phase == .clueLevel || (state.phase == .roundIntro && !state.isEvening)
    guard isOpen else { return early(press, id) }
    if state.step?.isBeforeName == true { return .invalidPhase }
    guard let seat = state.seat(id) else { return .notAllowed }
    if let last = seat.lastBrakeMs, nowMs - last < state.pacing.brakeWindowMs {
      return .rateLimited
    }
    if press.isExtended, let until = seat.pressLockedUntilMs, nowMs < until {
      return .rateLimited
    }
    if state.isPaused || seat.firstRound > state.roundIndex { return .notAllowed }
    if !state.canStillBrake(id) { return .notAllowed }
    if state.round?.brakes[state.format.levels[state.clueIndex]] != nil { return .tooLate }
    return nil
  }

  /// BR7: drumming on the button before the clue locks it for a moment.
  private func early(_ press: Press, _ id: PlayerID) -> BrakeRejection.Reason {
    guard press.isExtended, let until = state.seat(id)?.pressLockedUntilMs, nowMs < until else {
      return .invalidPhase
    }
    return .rateLimited
  }

  private mutating func reject(_ id: PlayerID, _ reason: BrakeRejection.Reason) {
    let winner: PlayerID? =
      switch reason {
      case .alreadyPaused: state.brakeOwner
      case .tooLate: state.round?.brakes[state.format.levels[state.clueIndex]]
      case .rateLimited, .invalidPhase, .notAllowed: nil
      }
    emit(.brakeRejected(BrakeRejection(seat: id, reason: reason, winner: winner)))
  }

  private mutating func enterHold(_ press: Press, _ id: PlayerID) {
    let arbiter = arbiter
    let entry = Hold.Entry(
      seat: id, pressedMs: arbiter.pressedMs(press, arrivalMs: nowMs),
      hasRTTJump: press.hasRTTJump ?? false, isExtended: press.isExtended)
    if state.hold == nil {
      let holdMs = arbiter.holdMs(press)
      state.hold = Hold(endMs: nowMs + holdMs, entries: [entry])
      emit(.brakePending(holdMs: holdMs))
    } else if state.hold?.entries.contains(where: { $0.seat == id }) == false {
      state.hold?.entries.append(entry)
    }
    settleFullHold()
  }

  /// BR9: a hold ends early when nobody is left who could still press.
  mutating func settleFullHold() {
    if state.hold != nil, everybodyHasPressed { settleHold() }
  }

  /// A kicked seat's press and answer count no more; without presses there is no hold.
  mutating func leaveHold(_ id: PlayerID) {
    state.hold?.entries.removeAll { $0.seat == id }
    state.hold?.earlyAnswers.removeAll { $0.seat == id }
    state.hold?.notes.removeAll { $0.seat == id }
    if let hold = state.hold, hold.entries.isEmpty {
      state.hold = nil
      settle(notes: hold.notes)
    }
    settleFullHold()
  }

  private var arbiter: BrakeArbiter {
    BrakeArbiter(
      timing: state.pacing.brake, mode: state.settings.playMode, clueSentMs: state.clueShownAtMs)
  }

  private var everybodyHasPressed: Bool {
    let pressed = state.hold?.entries ?? []
    return state.answering.allSatisfy { seat in
      !seat.isConnected || pressed.contains { $0.seat == seat.id }
        || !state.canStillBrake(seat.id) || isRateLimited(seat)
    }
  }

  /// BR15, BR7: a press of this seat would be refused for its rate
  private func isRateLimited(_ seat: Seat) -> Bool {
    seat.lastBrakeMs.map { nowMs - $0 < state.pacing.brakeWindowMs } ?? false
      || seat.pressLockedUntilMs.map { nowMs < $0 } ?? false
  }

  /// Decides a hold, if there is one (BR6, BR11).
  mutating func settleHold() {
    guard let hold = state.hold else { return }
    state.hold = nil
    let level = state.format.levels[state.clueIndex]
    let coin = Coin.toss(
      state.id, journey: state.tonight.journey, round: state.roundIndex, level: level)
    guard let decision = arbiter.decide(hold.entries, level: level, coin: coin) else { return }
    let isExtended = hold.entries.contains { $0.seat == decision.winner && $0.isExtended }
    keepGrip(decision, hold)
    accept(decision, isExtended: isExtended)
    for entry in hold.entries where entry.seat != decision.winner {
      emit(
        .brakeRejected(
          BrakeRejection(seat: entry.seat, reason: .tooLate, winner: decision.winner)))
    }
    emit(.brakeDecided(decision))
    settle(hold.earlyAnswers)
    settle(notes: hold.notes)
  }

  /// What awards ask of a brake (EVE79).
  private mutating func keepGrip(_ decision: BrakeDecision, _ hold: Hold) {
    guard state.isEvening,
      let press = hold.entries.first(where: { $0.seat == decision.winner })
    else { return }
    let rivals = decision.order.filter { $0.seat != decision.winner }
    let own = decision.order.first { $0.seat == decision.winner }?.marginMs ?? 0
    let grip = Grip(
      seat: decision.winner, tookMs: max(0, press.pressedMs - Double(state.clueShownAtMs)),
      marginMs: rivals.map { abs($0.marginMs - own) }.min())
    changeRound { $0.grips[decision.level] = grip }
  }

  private mutating func accept(_ decision: BrakeDecision, isExtended: Bool) {
    state.brakeTimeLeft = clueTimeLeft
    let clue = state.clock
    state.phase = .pausedForBrake
    state.brakeOwner = decision.winner
    changeRound { $0.brakes[decision.level] = decision.winner }
    let acceptedMs = nowMs
    change(decision.winner) { $0.lastBrakeMs = acceptedMs }
    start(.brakeAnswer, for: state.brakeAnswerMs(of: decision.winner))
    beginBrake(clue: clue, isExtended: isExtended)
    hush()
    if state.ready(.afterBrake) != nil {
      say(.afterBrake, after: state.speechPacing.afterBrakeMs)
    }
    emit(.brakeAccepted(decision.winner))
  }

  /// The share of the clue's time that remains, 0…1; the intro counts as untouched.
  private var clueTimeLeft: Double {
    guard let clock = state.clock, clock.step == .clue, clock.durationMs > 0 else { return 1 }
    return max(0, min(1, Double(clock.endMs - nowMs) / Double(clock.durationMs)))
  }

  private mutating func settle(_ answers: [Hold.EarlyAnswer]) {
    for early in answers {
      do throws(Refusal) {
        try lockAnswer(
          early.text.open(.judging), early.verdict.open(.judging), by: early.seat)
      } catch {
        emit(.refused(early.seat, error))
      }
    }
  }
}
