/// Where a device keeps its seat: the Keychain in apps.
public protocol SeatStore: Sendable {
  /// - Returns: nil when there is none, or none that can be read.
  func load() async -> Seat?
  /// - Parameter seat: nil forgets it.
  func save(_ seat: Seat?) async
}

/// A seat as long as the program runs.
public actor SeatMemory: SeatStore {
  private var seat: Seat?

  public init(_ seat: Seat? = nil) { self.seat = seat }

  public func load() -> Seat? { seat }
  public func save(_ seat: Seat?) { self.seat = seat }
}
