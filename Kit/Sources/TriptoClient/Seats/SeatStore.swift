/// Where a device keeps its seat, and by what its household is known: the Keychain in apps.
public protocol SeatStore: Sendable {
  /// - Returns: nil when there is none, or none that can be read.
  func load() async -> Seat?
  /// - Parameter seat: nil forgets it.
  func save(_ seat: Seat?) async
  /// The player's seat of a host who plays along (UI-E19).
  func loadPlaying() async -> Seat?
  func savePlaying(_ seat: Seat?) async
  /// By what servers know this household (EX31). Whoever has it reads what the household has played (RE64), so it is
  /// kept as a seat is, and never logged.
  /// - Parameter made: what is kept from now on where there is none.
  func household(orElse made: String) async -> String
}

/// A seat as long as the program runs.
public actor SeatMemory: SeatStore {
  private var seat: Seat?
  private var playing: Seat?
  private var household: String?

  public init(_ seat: Seat? = nil, household: String? = nil) {
    (self.seat, self.household) = (seat, household)
  }

  public func load() -> Seat? { seat }
  public func save(_ seat: Seat?) { self.seat = seat }
  public func loadPlaying() -> Seat? { playing }
  public func savePlaying(_ seat: Seat?) { playing = seat }

  public func household(orElse made: String) -> String {
    let kept = household ?? made
    household = kept
    return kept
  }
}
