/// A clip that has been made (RE40).
public struct SpeechClip: WirePayload {
  public var clipId: String
  public var phraseId: String
  public var url: String
  public var durationMs: Int
  /// Epoch ms.
  public var generatedAtMs: Int

  public init(clipId: String, phraseId: String, url: String, durationMs: Int, generatedAtMs: Int) {
    self.clipId = clipId
    self.phraseId = phraseId
    self.url = url
    self.durationMs = durationMs
    self.generatedAtMs = generatedAtMs
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("clipId", clipId)
      json.field("phraseId", phraseId)
      json.field("url", url)
      json.field("durationMs", durationMs)
      json.field("generatedAtMs", generatedAtMs)
    }
  }
}

/// 200 of POST /tts (RE39).
public struct SpeechResponse: WirePayload {
  /// See ID8.
  public var assetId: String
  public var url: String
  public var durationMs: Int

  public init(assetId: String, url: String, durationMs: Int) {
    self.assetId = assetId
    self.url = url
    self.durationMs = durationMs
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("assetId", assetId)
      json.field("url", url)
      json.field("durationMs", durationMs)
    }
  }
}

/// 200 of POST /tts/batch; lines that failed are left out (RE40).
public struct SpeechBatchResponse: WirePayload {
  public var roundId: String
  public var clips: [SpeechClip]

  public init(roundId: String, clips: [SpeechClip]) {
    self.roundId = roundId
    self.clips = clips
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("roundId", roundId)
      json.field("clips", clips)
    }
  }
}
