package import TriptoGame
package import TriptoKernel
import TriptoPlan

extension HumanEvening {
  /// What one journey took, and how much of it nobody needed (EVE85). Times in ms.
  package struct Figures {
    package var totalMs = 0
    package var waitingMs = 0
    package var waitingByStep: [String: Int] = [:]
    /// EVE54's minutes.
    package var foretoldMin: Int?
    /// Whose brake was accepted, or note taken.
    package var acted: Set<PlayerID> = []

    package var waitingShare: Double { Double(waitingMs) / Double(max(totalMs, 1)) }

    mutating func count(_ state: GameState, _ durationMs: Int, isSilent: Bool) {
      guard isSilent || state.isForNothing else { return }
      waitingMs += durationMs
      waitingByStep["\(state.step.map { "\($0)" } ?? "none")", default: 0] += durationMs
    }
  }
}

extension GameState {
  /// No unit may act, no row is due, nothing is said, and none of the pauses runs that are meant (EVE85).
  var isForNothing: Bool {
    if speech != nil { return false }
    switch step {
    case .clue: return !isEvening && answering.allSatisfy { answer(ofUnitOf: $0.id) != nil }
    case .question: return !isEvening && questionAnswerCount >= answeringQuestion.count
    case .brakeAnswer: return false
    // EVE34's nerve, the rows of rules, reveal and finale.
    case .afterLock: return !isEvening
    case .rules, .named, .verdict, .act: return false
    // NB: an evening's flight to the place has rows of its own; before there was a still picture.
    case .revealBanter, .revealed: return !isEvening
    case .finale: return false
    case .revealSilence, .results, .bridge, .questionGap, .lastQuestion, .scoreboard, .departure,
      .intro, nil:
      return true
    }
  }
}
