public import TriptoKernel

/// Who won a hold and by how much (EX11, BR8).
public struct BrakeDecision: Sendable, Equatable {
  public struct Place: Sendable, Equatable {
    public let seat: PlayerID
    /// After the earliest press; 0 for the earliest.
    public let marginMs: Double
    /// Its answers take more than three times as long as they did once (EX11).
    public let hasRTTJump: Bool
  }

  public let level: Int
  public let winner: PlayerID
  public let isTie: Bool
  public let order: [Place]
}
