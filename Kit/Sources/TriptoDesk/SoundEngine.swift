public import TriptoClient

/// What makes sound on a device (UI-X6): it does what the desk says, and decides nothing.
@MainActor
public protocol SoundEngine: AnyObject {
  /// The sound card's clock, and how long a sound takes from the desk to the room.
  var soundS: Double { get }
  var latencyS: Double { get }
  func perform(_ deeds: [SoundDeed], from server: ServerAddress)
}

/// For devices without.
public final class NoSound: SoundEngine {
  public init() {}
  public var soundS: Double { 0 }
  public var latencyS: Double { 0 }
  public func perform(_ deeds: [SoundDeed], from server: ServerAddress) {}
}
