/// A spoken line outside the clue clips (EV57): as a caption, or with a clip.
public struct VoiceLine: ServerPayload {
  public static let messageType = ServerMessageType.voiceLine

  public enum Delivery: Equatable, Sendable {
    /// The text alone, shown for so many ms (AU20).
    case caption(displayDurationMs: Int)
    case clip(ClipRef)
  }

  public var text: String
  public var phraseId: String
  public var delivery: Delivery

  public init(text: String, phraseId: String, delivery: Delivery) {
    self.text = text
    self.phraseId = phraseId
    self.delivery = delivery
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("text", text)
      json.field("phraseId", phraseId)
      switch delivery {
      case .caption(let displayDurationMs): json.field("displayDurationMs", displayDurationMs)
      case .clip(let clip):
        json.field("clipId", clip.clipId)
        json.field("url", clip.url)
        json.field("durationMs", clip.durationMs)
      }
    }
  }

  private enum Keys: String, CodingKey { case text, phraseId, displayDurationMs }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    text = try container.decode(String.self, forKey: .text)
    phraseId = try container.decode(String.self, forKey: .phraseId)
    if let shown = try container.decodeIfPresent(Int.self, forKey: .displayDurationMs) {
      delivery = .caption(displayDurationMs: shown)
    } else {
      delivery = .clip(try ClipRef(from: decoder))
    }
  }
}
