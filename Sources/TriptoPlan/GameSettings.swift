public import TriptoKernel

/// What the household chose for this game (RE9, EX25).
public struct GameSettings: Sendable, Equatable, Codable {
  public enum PlayMode: String, Sendable, Codable { case room, remote }
  public enum Pace: String, Sendable, Codable, CaseIterable { case calm, normal, quick }

  public var destinationsCount = 1
  public var followupsPerDestination = 2
  public var difficulty: String?
  public var theme: String?
  public var playMode = PlayMode.room
  public var introEveryDestination = false
  public var speedBonus = false
  public var language = Language.sv
  public var lateJoin = true
  /// Multiplies every answering time (EX30): 1, 1.5 or 2.
  public var extraTime = 1.0
  public var hostPlays = false
  public var nameFilter = true
  public var voice = true
  // NB: nil for the normal pace, so that games from before there was a choice are read alike.
  private var chosenPace: Pace?

  /// How long the show lingers (EX39).
  public var pace: Pace {
    get { chosenPace ?? .normal }
    set { chosenPace = newValue == .normal ? nil : newValue }
  }

  /// Nil where the session is no evening; games from before there were any lack it (EVE2, EVE10).
  public var evening: Evening?

  public init() {}

  /// EX30: an answering time with the extra time, in whole ms.
  package func extended(_ durationMs: Milliseconds) -> Milliseconds {
    Milliseconds((Double(durationMs) * extraTime).rounded())
  }
}
