import TriptoKernel
import TriptoPlan

/// When a journey is over (EVE91).
extension Memory {
  var hasEverybodyAnswered: Bool {
    let (seats, stops) = (state.answering, ofJourney)
    return seats.count >= 3
      && seats.allSatisfy { seat in stops.contains { $0.round.answer(of: seat.id) != nil } }
  }

  /// Brakes at the first clue that were right.
  var rightTens: Int { ofJourney.flatMap(\.round.answers).count { $0.isTen && $0.isCorrect } }
}
