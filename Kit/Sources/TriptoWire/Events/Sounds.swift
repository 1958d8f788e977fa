/// Play an effect (EV53).
public struct SfxPlay: ServerPayload {
  public static let messageType = ServerMessageType.sfxPlay
  public var sfxId: SfxID
  /// Epoch ms.
  public var startAtServerMs: Int
  /// 0–1.
  public var volume: Double

  public init(sfxId: SfxID, startAtServerMs: Int, volume: Double) {
    self.sfxId = sfxId
    self.startAtServerMs = startAtServerMs
    self.volume = volume
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("sfxId", sfxId)
      json.field("startAtServerMs", startAtServerMs)
      json.field("volume", volume)
    }
  }
}

/// Play a voice clip, and duck the music for `durationMs` (EV54, AU6).
public struct AudioPlay: ServerPayload {
  public static let messageType = ServerMessageType.audioPlay
  public var clipId: String
  public var url: String
  public var durationMs: Int
  /// Epoch ms.
  public var startAtServerMs: Int
  /// Always filled, free of SSML (AU18).
  public var text: String
  public var showText: Bool
  /// 0–2.
  public var volume: Double
  public var phraseId: String?

  public init(
    clipId: String, url: String, durationMs: Int, startAtServerMs: Int, text: String,
    showText: Bool, volume: Double, phraseId: String? = nil
  ) {
    self.clipId = clipId
    self.url = url
    self.durationMs = durationMs
    self.startAtServerMs = startAtServerMs
    self.text = text
    self.showText = showText
    self.volume = volume
    self.phraseId = phraseId
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("clipId", clipId)
      json.field("url", url)
      json.field("durationMs", durationMs)
      json.field("startAtServerMs", startAtServerMs)
      json.field("text", text)
      json.field("showText", showText)
      json.field("volume", volume)
      json.optional("phraseId", phraseId)
    }
  }
}

/// Fade a clip out (EV55).
public struct AudioStop: ServerPayload {
  public static let messageType = ServerMessageType.audioStop
  public var clipId: String
  public var fadeOutMs: Int

  public init(clipId: String, fadeOutMs: Int) {
    self.clipId = clipId
    self.fadeOutMs = fadeOutMs
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("clipId", clipId)
      json.field("fadeOutMs", fadeOutMs)
    }
  }
}
