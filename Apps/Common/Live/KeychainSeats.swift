import Foundation
import TriptoClient

/// Seats and the household's name in the Keychain (UI-X8).
actor KeychainSeats: SeatStore {
  private let hosting = KeychainItem(account: "seat")
  private let playing = KeychainItem(account: "playing")
  private let household = KeychainItem(account: "household")

  func load() -> Seat? { hosting.value(Seat.self) }

  func save(_ seat: Seat?) { hosting.keep(value: seat) }

  func loadPlaying() -> Seat? { playing.value(Seat.self) }

  func savePlaying(_ seat: Seat?) { playing.keep(value: seat) }

  func household(orElse made: String) -> String {
    if let kept = household.text { return kept }
    household.keep(text: made)
    return made
  }
}
