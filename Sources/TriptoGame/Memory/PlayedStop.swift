import TriptoKernel
import TriptoPlan

/// A destination of the night with what happened there (EVE90).
struct PlayedStop: Sendable, Equatable, Codable {
  let place: Destination
  let round: Round
  /// From 1.
  let journey: Int

  /// Nobody has answered, or let go of a brake.
  var isQuiet: Bool { round.answers.isEmpty && round.releases.isEmpty }

  var isSolved: Bool { round.answers.contains(where: \.isCorrect) }

  var wrongPlaces: [WrongPlace] { round.answers.compactMap(\.wrongPlace) }

  func isRight(_ seat: PlayerID) -> Bool { round.answer(of: seat)?.isCorrect == true }

  /// The answer of a seat, if it came by brake.
  func braked(_ seat: PlayerID) -> LockedAnswer? {
    round.answer(of: seat).flatMap { $0.isNote ? nil : $0 }
  }
}

extension LockedAnswer {
  /// It came by a brake at the first clue.
  var isTen: Bool { !isNote && clueLevel == Format.standard.levels[0] }
}
