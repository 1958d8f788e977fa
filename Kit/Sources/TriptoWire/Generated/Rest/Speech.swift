// Made by `make wire` from Kit/Wire/rest/speech.wire: change that, not this file.

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

/// POST /tts (RE39).
public struct SpeechRequest: WirePayload {
  public var text: String
  public var voiceId: String?

  public init(text: String, voiceId: String? = nil) {
    self.text = text
    self.voiceId = voiceId
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("text", text)
      json.optional("voiceId", voiceId)
    }
  }

  enum Keys: String, CodingKey { case text, voiceId }

  /// - Throws: `RequestError` naming what is out of its limits.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Keys.self)
    text = try keys.decode(String.self, forKey: .text)
    voiceId = try keys.decodeIfPresent(String.self, forKey: .voiceId)
    try check(in: keys)
  }
}

/// A line to be spoken (RE40).
public struct SpeechLine: WirePayload {
  public var phraseId: String
  public var text: String
  public var voiceId: String?

  public init(phraseId: String, text: String, voiceId: String? = nil) {
    self.phraseId = phraseId
    self.text = text
    self.voiceId = voiceId
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("phraseId", phraseId)
      json.field("text", text)
      json.optional("voiceId", voiceId)
    }
  }
}

/// POST /tts/batch (RE40).
public struct SpeechBatchRequest: WirePayload {
  public var roundId: String
  public var voiceLines: [SpeechLine]

  public init(roundId: String, voiceLines: [SpeechLine]) {
    self.roundId = roundId
    self.voiceLines = voiceLines
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("roundId", roundId)
      json.field("voiceLines", voiceLines)
    }
  }
}
