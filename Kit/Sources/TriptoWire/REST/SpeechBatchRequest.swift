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
