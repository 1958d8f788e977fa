/// Something of this night that the conductor may come back to; within a slot the dearest first (EVE91).
public enum Recollection: String, Hashable, Sendable, Codable, CaseIterable {
  // After a brake
  case hotTen = "hot_ten"
  case hotHand = "hot_hand"
  case regripped
  case firstTen = "first_ten"
  case sameHand = "same_hand"
  case newHand = "new_hand"
  case afterQuiet = "after_quiet"
  // After the results
  case guessReturned = "guess_returned"
  case allAfterNone = "all_after_none"
  case sameWrong = "same_wrong"
  case streak
  case guessNextDoor = "guess_next_door"
  case nearlyTwice = "nearly_twice"
  case guessAgain = "guess_again"
  case brakeStreak = "brake_streak"
  case firstNote = "first_note"
  case tenHit = "ten_hit"
  case pair
  case worldTwice = "world_twice"
  case sameCountry = "same_country"
  // At the scoreboard
  case lastToFirst = "last_to_first"
  case lastToPodium = "last_to_podium"
  case championLeads = "champion_leads"
  case championPassed = "champion_passed"
  case leadChanged = "lead_changed"
  case caughtUp = "caught_up"
  // Before the finale
  case everyPlace = "every_place"
  case everyHand = "every_hand"
  case tens
  case secondJourney = "second_journey"

  /// The moments at which something may be recalled (EVE88).
  public enum Slot: Sendable { case brake, verdict, scoreboard, finale }

  /// How many lines each has (EVE89).
  public static let lines = 2

  public var slot: Slot {
    switch self {
    case .hotTen, .hotHand, .regripped, .firstTen, .sameHand, .newHand, .afterQuiet: .brake
    case .guessReturned, .allAfterNone, .sameWrong, .streak, .guessNextDoor, .nearlyTwice,
      .guessAgain, .brakeStreak, .firstNote, .tenHit, .pair, .worldTwice, .sameCountry:
      .verdict
    case .lastToFirst, .lastToPodium, .championLeads, .championPassed, .leadChanged, .caughtUp:
      .scoreboard
    case .everyPlace, .everyHand, .tens, .secondJourney: .finale
    }
  }
}
