/// Whether a track starts over at its end (EV50).
public enum MusicMode: String, Codable, CaseIterable, Sendable, JSONWritable {
  case loop, once
}

/// Fade over to a track (EV50).
public struct MusicSet: ServerPayload {
  public static let messageType = ServerMessageType.musicSet
  public var trackId: TrackID
  public var mode: MusicMode
  /// Epoch ms.
  public var startAtServerMs: Int
  public var gainDb: Double
  public var fadeInMs: Int

  public init(
    trackId: TrackID, mode: MusicMode, startAtServerMs: Int, gainDb: Double, fadeInMs: Int
  ) {
    self.trackId = trackId
    self.mode = mode
    self.startAtServerMs = startAtServerMs
    self.gainDb = gainDb
    self.fadeInMs = fadeInMs
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("trackId", trackId)
      json.field("mode", mode)
      json.field("startAtServerMs", startAtServerMs)
      json.field("gainDb", gainDb)
      json.field("fadeInMs", fadeInMs)
    }
  }
}

/// Fade the music out (EV51).
public struct MusicStop: ServerPayload {
  public static let messageType = ServerMessageType.musicStop
  public var fadeOutMs: Int

  public init(fadeOutMs: Int = 600) {
    self.fadeOutMs = fadeOutMs
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("fadeOutMs", fadeOutMs)
    }
  }
}

/// The host's volume, −40…+6 dB (EV52, AU12).
public struct MusicGainSet: ServerPayload {
  public static let messageType = ServerMessageType.musicGainSet
  public var gainDb: Double
  public var transitionMs: Int?

  public init(gainDb: Double, transitionMs: Int? = nil) {
    self.gainDb = gainDb
    self.transitionMs = transitionMs
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("gainDb", gainDb)
      json.optional("transitionMs", transitionMs)
    }
  }
}
