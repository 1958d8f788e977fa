import TriptoKernel
import TriptoPlan

/// The night as it has been shown, and what of it is worth coming back to (EVE90, EVE91).
struct Memory {
  let state: GameState
  /// Destinations whose results have been shown, in order.
  let told: [PlayedStop]

  init(_ state: GameState) {
    self.state = state
    told = state.playedStops.filter(\.round.hasResults)
  }

  var earlier: ArraySlice<PlayedStop> { told.dropLast() }
  /// The one before the last told.
  var before: PlayedStop? { earlier.last }
  /// Those of the present journey.
  var ofJourney: [PlayedStop] { told.filter { $0.journey == state.tonight.journey } }

  func holds(_ recollection: Recollection) -> Bool {
    switch recollection {
    case .hotTen: ofOwner(isHotAtTen)
    case .hotHand: ofOwner(isHot)
    case .regripped: ofOwner { _ in state.round?.releases.isEmpty == false }
    case .firstTen: ofOwner { _ in isFirstTen }
    case .sameHand: ofOwner(isSameHand)
    case .newHand: ofOwner(isNewHand)
    case .afterQuiet: ofOwner { _ in told.last?.isQuiet == true }
    case .guessReturned: here(isGuessedBefore)
    case .allAfterNone: here(isAllAfterNone)
    case .sameWrong: here { mostAlike($0.wrongPlaces) >= 3 }
    case .streak: here { _ in runs.contains(3) }
    case .guessNextDoor: here(isNextDoor)
    case .nearlyTwice: here(isNearAgain)
    case .guessAgain: here(hasOldGuess)
    case .brakeStreak: here(isBrakeStreak)
    case .firstNote: here(hasFirstNote)
    case .tenHit: here { $0.round.answers.contains { $0.isTen && $0.isCorrect } }
    case .pair: here { _ in runs.contains(2) }
    case .worldTwice: here { !$0.isSolved && before?.isSolved == false }
    case .sameCountry: here(isInKnownCountry)
    case .lastToFirst: isLastToFirst
    case .lastToPodium: isLastToPodium
    case .championLeads: leaderNow.map(champions.contains) ?? false
    case .championPassed: isChampionPassed
    case .leadChanged: isLeadChanged
    case .caughtUp: leaderBefore != nil && leaderNow == nil
    case .everyPlace: ofJourney.count >= 2 && ofJourney.allSatisfy(\.isSolved)
    case .everyHand: hasEverybodyAnswered
    case .tens: rightTens >= 2
    case .secondJourney: state.tonight.finished.contains(where: \.counts)
    }
  }

  private func ofOwner(_ holds: (PlayerID) -> Bool) -> Bool { state.brakeOwner.map(holds) ?? false }

  private func here(_ holds: (PlayedStop) -> Bool) -> Bool { told.last.map(holds) ?? false }
}
