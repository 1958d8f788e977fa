import TriptoKernel

/// One moment on the server's clock and on the sound card's.
public struct SoundMoment: Equatable, Sendable {
  public var serverMs: Double
  public var soundS: Double
  /// How long a sound takes from the desk to the room.
  public var latencyS: Double

  public init(serverMs: Double, soundS: Double, latencyS: Double = 0) {
    (self.serverMs, self.soundS, self.latencyS) = (serverMs, soundS, latencyS)
  }

  /// Music later than this is entered where it should be by now; up to this it starts at its first note.
  static let tooLateMs = 500.0
  /// No cue is sent this long before its sound: such a start is an error of a clock.
  static let tooEarlyMs = 5000.0
  /// Tracks at 120 BPM change over on a beat.
  static let beatS = 0.5

  /// When to start what is to be heard at a time of the server's; at once when that has passed (UI-T24).
  func start(_ startMs: Milliseconds) -> Double {
    let aheadMs = Double(startMs) - serverMs
    guard aheadMs <= Self.tooEarlyMs else { return soundS }
    return max(soundS, soundS + aheadMs / 1000 - latencyS)
  }

  /// Seconds into a loop that is begun at `atS`, whose first note was to be heard at `startMs`.
  func position(_ startMs: Milliseconds, enteredAt atS: Double, lengthS: Double) -> Double {
    let lateMs = serverMs - Double(startMs)
    guard lateMs > Self.tooLateMs, lengthS > 0 else { return 0 }
    return (lateMs / 1000 + atS + latencyS - soundS).truncatingRemainder(dividingBy: lengthS)
  }

  /// The first beat at or after `atS` of a track whose first note was at `originS`.
  static func nextBeat(from originS: Double, after atS: Double) -> Double {
    originS + ((atS - originS) / beatS - 1e-6).rounded(.up) * beatS
  }

  static func onBeat(_ positionS: Double) -> Double { (positionS / beatS).rounded() * beatS }
}
