public import TriptoKernel

/// Where each act stands (PA42, PA43), in ms.
public struct FinalePacing: Sendable, Equatable, Codable {
  /// PA42: from the finale's start
  public var routeMs: Milliseconds
  public var firstAwardMs: Milliseconds
  /// PA42: from one award to the next
  public var awardMs: Milliseconds
  /// PA43: from the podium on
  public var thirdMs: Milliseconds
  public var secondMs: Milliseconds
  public var spotlightMs: Milliseconds
  public var winnerMs: Milliseconds
  public var standingsMs: Milliseconds
  public var endMs: Milliseconds
  /// PA43: with fewer than three places all after the third one come so much earlier
  public var smallPodiumMs: Milliseconds
  /// From a clip to the act behind it.
  public var afterClipMs: Milliseconds

  mutating func scale(_ times: (Milliseconds) -> Milliseconds) {
    routeMs = times(routeMs)
    firstAwardMs = times(firstAwardMs)
    awardMs = times(awardMs)
    thirdMs = times(thirdMs)
    secondMs = times(secondMs)
    spotlightMs = times(spotlightMs)
    winnerMs = times(winnerMs)
    standingsMs = times(standingsMs)
    endMs = times(endMs)
    smallPodiumMs = times(smallPodiumMs)
  }
}
