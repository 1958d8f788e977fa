import TriptoKernel
import TriptoPlan

/// When the results of the last told destination are out (EVE91).
extension Memory {
  /// Km within which a place is a neighbour, and within which a guess was near.
  private static let nextDoorKm = 150.0
  private static let nearKm = 200.0

  func isGuessedBefore(_ here: PlayedStop) -> Bool {
    wrongBefore.contains { $0.isPlace(here.place) }
  }

  func isAllAfterNone(_ here: PlayedStop) -> Bool {
    let seats = state.answering
    return before?.isSolved == false && seats.count >= 2
      && seats.allSatisfy { here.isRight($0.id) }
  }

  /// How many of the places are one and the same.
  func mostAlike(_ places: [WrongPlace]) -> Int {
    places.map { place in places.count { $0.isSame(as: place) } }.max() ?? 0
  }

  /// How often in a row each player has been right.
  var runs: [Int] {
    state.players.map { seat in told.reversed().prefix { $0.isRight(seat.id) }.count }
  }

  func isNextDoor(_ here: PlayedStop) -> Bool {
    wrongBefore.contains {
      !$0.isPlace(here.place) && $0.lies(within: Self.nextDoorKm, of: here.place)
    }
  }

  func isNearAgain(_ here: PlayedStop) -> Bool {
    let before = earlier.flatMap(nearMisses)
    return nearMisses(here).contains(where: before.contains)
  }

  func hasOldGuess(_ here: PlayedStop) -> Bool {
    here.wrongPlaces.contains { wrong in wrongBefore.contains { $0.isSame(as: wrong) } }
  }

  func isBrakeStreak(_ here: PlayedStop) -> Bool {
    here.round.answers.contains { answer in
      [here, before].allSatisfy { $0?.braked(answer.seat)?.isCorrect == true }
    }
  }

  func hasFirstNote(_ here: PlayedStop) -> Bool {
    let hasNote = { (stop: PlayedStop) in
      stop.round.answers.contains { $0.isNote && $0.isCorrect }
    }
    return hasNote(here) && !ofJourney.dropLast().contains(where: hasNote)
  }

  func isInKnownCountry(_ here: PlayedStop) -> Bool {
    let country = here.place.country.open(.revealed)
    return earlier.contains { $0.place.country.open(.revealed) == country }
  }

  private var wrongBefore: [WrongPlace] { earlier.flatMap(\.wrongPlaces) }

  /// Whose wrong place was near.
  private func nearMisses(_ stop: PlayedStop) -> [PlayerID] {
    stop.wrongPlaces.filter { $0.offKm.map { $0 <= Self.nearKm } ?? false }.map(\.seat)
  }
}
