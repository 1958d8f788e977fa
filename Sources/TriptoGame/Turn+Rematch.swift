import TriptoKernel

/// One more journey with the same people (EVE23, EVE24).
extension Turn {
  /// HOST_REMATCH (EX45); in the lobby that it leads to it changes nothing.
  mutating func rematch() throws(Refusal) {
    guard state.isEvening else { throw .invalidOperation("Only an evening has another journey") }
    if state.keepsSleepers { return }
    guard state.mayRematch else { throw .invalidPhase }
    hush()
    state.beginJourney()
    for seat in state.players { keepForRematch(seat) }
    for seat in state.players { boardCarriage(seat.id) }
    settleChoices()
    emit(.rematched)
  }

  /// Kicked seats are gone; one that had no socket all journey may come back by its token (EVE24).
  private mutating func keepForRematch(_ seat: Seat) {
    if state.kicked.contains(seat.id) {
      state.seats.removeAll { $0.id == seat.id }
      leaveCarriage(seat.id)
    } else if !seat.isConnected, !seat.isHereThisJourney {
      depart(seat.id)
    } else {
      change(seat.id) { $0.beginJourney() }
    }
  }

  /// Seats that sleep travel along: their grace counts from the start (EVE24, ST37).
  mutating func takeSleepersAlong() {
    guard state.keepsSleepers else { return }
    let startMs = nowMs
    for seat in state.players where !seat.isConnected {
      change(seat.id) { $0.lostAtMs = startMs }
    }
  }
}

extension Seat {
  /// Its points of the night are kept elsewhere; what one journey knew of it goes.
  fileprivate mutating func beginJourney() {
    (firstRound, firstQuestion, isForNext, hasLeft) = (0, 0, false, false)
    (lastBrakeMs, pressLockedUntilMs) = (nil, nil)
    isAway = !isConnected
    isHereThisJourney = isConnected
  }
}
