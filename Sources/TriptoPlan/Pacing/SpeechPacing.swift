public import TriptoKernel

/// The numbers of speech (PA2, PA4, PA12, PA23), in ms.
public struct SpeechPacing: Sendable, Equatable, Codable {
  /// PA2, behind the clip.
  public var afterIntroMs: Milliseconds
  /// PA4: from the remark before a clue to its clip, at least
  public var beforeClueMs: Milliseconds
  /// From the brake to the banter, so that the screech is over.
  public var afterBrakeMs: Milliseconds
  /// Between two lines that follow each other.
  public var breathMs: Milliseconds
  /// PA12, behind the clip.
  public var afterBridgeMs: Milliseconds
  /// The longest banter of the reveal and of the results, and the longest bridge (ST30).
  public var longestBanterMs: Milliseconds
  /// PA23: the clue's text stays hidden so long at most
  public var textRevealMs: Milliseconds
  /// A clip that is ready this late may still be played.
  public var lateClipMs: Milliseconds
  /// The show waits for what is being said (PA25).
  public var waitsForClips: Bool

  /// A TV may be told of a clip this long before it sounds, so it may sound this much longer.
  public static let longestLeadMs = 600

  /// Nothing is waited for: games that began before there was a voice.
  package static let none = SpeechPacing(
    afterIntroMs: 0, beforeClueMs: 0, afterBrakeMs: 0, breathMs: 0, afterBridgeMs: 0,
    longestBanterMs: 0, textRevealMs: 0, lateClipMs: 0, waitsForClips: false)
}
