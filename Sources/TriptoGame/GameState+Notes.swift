public import TriptoKernel
import TriptoPlan

/// Why a note is not taken (EVE41).
public enum NoteRefusal: Sendable, Equatable {
  /// There is no clue, or the drum roll has begun.
  case closed
  case off
  /// Its brake stands, or a mate's (EVE36).
  case holdsBrake
  /// It has let go of the brake at this clue.
  case out
  /// It plays from the next destination on, if there is one.
  case late, lateLast
  case answered
  /// Somebody of its carriage has.
  case answeredByMate
}

extension GameState {
  /// What keeps a player from handing in a note now, in the order of EVE41.
  public func whyNoNote(_ id: PlayerID) -> NoteRefusal? {
    let isOpen = phase == .clueLevel || phase == .pausedForBrake
    guard isOpen, step?.isBeforeName != true, let seat = seat(id) else { return .closed }
    guard settings.evening?.notes == true else { return .off }
    if let brakeOwner, unit(of: id).contains(brakeOwner) { return .holdsBrake }
    if isOut(id) { return .out }
    if seat.firstRound > roundIndex { return isLastDestination ? .lateLast : .late }
    guard let answer = answer(ofUnitOf: id) else { return nil }
    return answer.seat == id ? .answered : .answeredByMate
  }

  /// Throws what keeps a player from handing in a note now.
  public func admitNote(from id: PlayerID) throws(Refusal) {
    if let why = whyNoNote(id) { throw .note(why) }
  }
}
