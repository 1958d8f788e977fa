/// A moment of the show at which something is said (AU14–AU16).
public enum Spoken: Hashable, Sendable, Codable {
  case roundIntro, beforeClue, afterLock, afterBrake
  /// `revealNobody`: no answer was locked at all.
  case beforeReveal, revealCorrect, revealIncorrect, revealNobody
  case bridge, scoreboard
  /// A step of the rules ride, from 1 (EVE55).
  case rules(Int)
  /// Something of this night, instead of the ordinary line of its slot (EVE88).
  case recalled(Recollection)
  case final(FinaleMood)
  /// What the conductor says of an award (EVE78).
  case award(AwardID)
  case clue(level: Int)
  /// From 0.
  case question(Int)

  /// The words come from the destination, not from the host of the show.
  public var isContent: Bool {
    switch self {
    case .clue, .question: true
    case .roundIntro, .beforeClue, .afterLock, .afterBrake, .beforeReveal, .revealCorrect,
      .revealIncorrect, .revealNobody, .bridge, .scoreboard, .final,
      .rules, .award,
      .recalled:
      false
    }
  }
}

/// How the points stand when the finale begins.
public enum FinaleMood: String, Hashable, Sendable, Codable, CaseIterable {
  case plain, close, comeback, solo, aborted
}

extension Spoken {
  /// No TV is told of it ahead (EVE90).
  package var isRecalled: Bool { if case .recalled = self { true } else { false } }

  /// Where something may be recalled instead of the ordinary line (EVE88).
  package var slot: Recollection.Slot? {
    switch self {
    case .afterBrake: .brake
    case .revealCorrect, .revealIncorrect, .revealNobody: .verdict
    case .scoreboard: .scoreboard
    case .final(.plain): .finale
    case .final(.close), .final(.comeback), .final(.solo), .final(.aborted), .roundIntro,
      .beforeClue, .afterLock, .beforeReveal, .bridge, .rules, .award, .clue, .question,
      .recalled:
      nil
    }
  }
}
