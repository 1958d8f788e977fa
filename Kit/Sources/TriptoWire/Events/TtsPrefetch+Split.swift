extension TtsPrefetch {
  /// The most clips one event may name.
  public static let mostClips = 8

  /// Splits a list of clips into as many events as it needs (EV56).
  public static func split(_ clips: [ClipRef]) -> [TtsPrefetch] {
    stride(from: 0, to: clips.count, by: mostClips).map {
      TtsPrefetch(clips: Array(clips[$0..<min($0 + mostClips, clips.count)]))
    }
  }
}
