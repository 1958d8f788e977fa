/// A clip to fetch ahead of its moment (EV56).
public struct ClipRef: WirePayload {
  public var clipId: String
  public var url: String
  public var durationMs: Int

  public init(clipId: String, url: String, durationMs: Int) {
    self.clipId = clipId
    self.url = url
    self.durationMs = durationMs
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("clipId", clipId)
      json.field("url", url)
      json.field("durationMs", durationMs)
    }
  }
}

/// Clips to fetch now (EV56).
public struct TtsPrefetch: ServerPayload {
  public static let messageType = ServerMessageType.ttsPrefetch
  /// At most `mostClips`.
  public var clips: [ClipRef]

  public init(clips: [ClipRef]) {
    self.clips = clips
  }

  /// The most clips one event may name.
  public static let mostClips = 8

  /// Splits a list of clips into as many events as it needs (EV56).
  public static func split(_ clips: [ClipRef]) -> [TtsPrefetch] {
    stride(from: 0, to: clips.count, by: mostClips).map {
      TtsPrefetch(clips: Array(clips[$0..<min($0 + mostClips, clips.count)]))
    }
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("clips", clips)
    }
  }
}
