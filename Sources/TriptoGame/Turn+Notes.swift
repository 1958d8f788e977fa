import TriptoBrake
import TriptoKernel
import TriptoPlan

/// The note to the conductor: an answer that stops nothing (EVE36–EVE41).
extension Turn {
  /// NOTE_SUBMIT (EX44). While somebody of its unit has pressed it waits for the end of the hold (EVE39).
  mutating func handIn(_ text: String, _ verdict: Verdict, by id: PlayerID) throws(Refusal) {
    try state.admitNote(from: id)
    try state.admitChoice(text, from: id)
    let note = Hold.EarlyAnswer(seat: id, text: Secret(text), verdict: Secret(verdict))
    let unit = state.unit(of: id)
    guard let hold = state.hold, hold.entries.contains(where: { unit.contains($0.seat) }) else {
      return take(note)
    }
    guard !hold.notes.contains(where: { $0.seat == id }) else { throw .rateLimited }
    state.hold?.notes.append(note)
  }

  /// The hold is over: the note of who holds the brake is its draft, a mate's is refused, the others are
  /// taken (EVE39).
  mutating func settle(notes: [Hold.EarlyAnswer]) {
    for note in notes {
      if note.seat == state.brakeOwner {
        keepDraft(
          note.text.open(.judging), note.verdict.open(.judging), question: nil, by: note.seat)
      } else {
        admit(note)
      }
    }
  }

  /// NB: whoever sent an answer besides may have locked that one by now.
  private mutating func admit(_ note: Hold.EarlyAnswer) {
    do throws(Refusal) {
      try state.admitNote(from: note.seat)
      take(note)
    } catch {
      emit(.refused(note.seat, error))
    }
  }

  /// It is the one answer of this destination, for the points of the next level (EVE37, EVE38).
  private mutating func take(_ note: Hold.EarlyAnswer) {
    let answer = LockedAnswer(
      seat: note.seat, text: note.text,
      level: state.worth(state.format.worthOfNote(at: state.clueIndex), of: note.seat),
      clueLevel: state.format.levels[state.clueIndex], isNote: true,
      isByChoice: state.answersByChoice(note.seat), lockedAtMs: nowMs,
      verdict: note.verdict, speedBonus: 0)
    changeRound { $0.answers.append(answer) }
    endEarlyIfDone()
    emit(.noteHanded(note.seat))
    settleFullHold()
  }
}
