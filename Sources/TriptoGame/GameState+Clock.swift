import TriptoBrake
import TriptoKernel
import TriptoPlan

/// A restart may find the clock behind what the game has seen: a board without a battery wakes up in
/// the past (ST40).
extension GameState {
  /// Moves every moment that something still waits for, so that what was left of each is left again.
  /// What has been told as a date, like when somebody joined, stays.
  mutating func moveTimes(by ms: Milliseconds) {
    clock?.startMs += ms
    clueShownAtMs += ms
    pausedAtMs? += ms
    finaleStartMs? += ms
    tvLostAtMs? += ms
    emptySinceMs? += ms
    handover?.expiresAtMs += ms
    speech?.startMs += ms
    upcoming?.atMs += ms
    hold?.move(by: ms)
    tonight.moveTimes(by: ms)
    for index in seats.indices { seats[index].moveTimes(by: ms) }
    for index in departed.indices { departed[index].moveTimes(by: ms) }
  }
}

extension Seat {
  fileprivate mutating func moveTimes(by ms: Milliseconds) {
    lostAtMs? += ms
    lastBrakeMs? += ms
    pressLockedUntilMs? += ms
    lastReactionMs? += ms
    for index in changesMs.indices { changesMs[index] += ms }
  }
}

extension Hold {
  fileprivate mutating func move(by ms: Milliseconds) {
    endMs += ms
    for index in entries.indices { entries[index].pressedMs += Double(ms) }
  }
}
