/// The clip that is being spoken (PR31).
public struct ActiveVoiceClip: WirePayload {
  public var clipId: String
  public var url: String
  /// Epoch ms.
  public var startAtServerMs: Int
  public var durationMs: Int
  public var text: String

  public init(clipId: String, url: String, startAtServerMs: Int, durationMs: Int, text: String) {
    self.clipId = clipId
    self.url = url
    self.startAtServerMs = startAtServerMs
    self.durationMs = durationMs
    self.text = text
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("clipId", clipId)
      json.field("url", url)
      json.field("startAtServerMs", startAtServerMs)
      json.field("durationMs", durationMs)
      json.field("text", text)
    }
  }
}

/// What sounds now; HOST and TV only (PR31, PR32).
public struct AudioStateView: WirePayload {
  public var currentTrackId: TrackID?
  public var isPlaying: Bool
  /// The host's gain, −40…+6 dB.
  public var gainDb: Double
  public var activeVoiceClip: ActiveVoiceClip?
  /// HOST only.
  public var ttsManifest: [SpeechClip]?

  public init(
    currentTrackId: TrackID?, isPlaying: Bool, gainDb: Double, activeVoiceClip: ActiveVoiceClip?,
    ttsManifest: [SpeechClip]? = nil
  ) {
    self.currentTrackId = currentTrackId
    self.isPlaying = isPlaying
    self.gainDb = gainDb
    self.activeVoiceClip = activeVoiceClip
    self.ttsManifest = ttsManifest
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.nullable("currentTrackId", currentTrackId)
      json.field("isPlaying", isPlaying)
      json.field("gainDb", gainDb)
      json.nullable("activeVoiceClip", activeVoiceClip)
      json.optional("ttsManifest", ttsManifest)
    }
  }
}
