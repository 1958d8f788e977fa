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

  private enum Keys: String, CodingKey { case text, voiceId }

  /// - Throws: `RequestError` when there is no text.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Keys.self)
    text = try keys.decode(String.self, forKey: .text)
    voiceId = try keys.decodeIfPresent(String.self, forKey: .voiceId)
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw keys.refusal(.text, "must not be empty")
    }
  }
}
