// Made by `make wire` from Kit/Wire/sound.wire: change that, not this file.
public import TriptoKernel

/// Whether a track starts over at its end (EV50).
public enum MusicMode: OpenWord {
  case loop
  case once
  /// A word newer than this build; the server never writes one.
  case unknown(String)

  /// Every one that this build knows.
  public static let allCases: [MusicMode] = [.loop, .once]

  public init?(rawValue: String) {
    switch rawValue {
    case "loop": self = .loop
    case "once": self = .once
    default: return nil
    }
  }

  public var rawValue: String {
    switch self {
    case .loop: "loop"
    case .once: "once"
    case .unknown(let word): word
    }
  }
}

/// Whether a TV may sound: browsers want a press first (EX38).
public enum TVAudio: String, Codable, CaseIterable, Sendable, JSONWritable {
  case running
  case blocked
}

/// What keeps lines from being spoken (EX37).
public enum VoiceProblem: OpenWord {
  /// No engine, or a program that it needs.
  case missing
  case wrongKey
  case quota
  /// It wants to be left alone for a while (RE75).
  case busy
  case timeout
  /// What came was no sound.
  case garbage
  case unreachable
  case refused
  /// Clips cannot be kept: the disk is full or closed to us.
  case storage
  /// The characters that may be paid for are used up.
  case budget
  /// A word newer than this build; the server never writes one.
  case unknown(String)

  /// Every one that this build knows.
  public static let allCases: [VoiceProblem] = [
    .missing, .wrongKey, .quota, .busy, .timeout, .garbage, .unreachable, .refused, .storage,
    .budget,
  ]

  public init?(rawValue: String) {
    switch rawValue {
    case "missing": self = .missing
    case "wrong_key": self = .wrongKey
    case "quota": self = .quota
    case "busy": self = .busy
    case "timeout": self = .timeout
    case "garbage": self = .garbage
    case "unreachable": self = .unreachable
    case "refused": self = .refused
    case "storage": self = .storage
    case "budget": self = .budget
    default: return nil
    }
  }

  public var rawValue: String {
    switch self {
    case .missing: "missing"
    case .wrongKey: "wrong_key"
    case .quota: "quota"
    case .busy: "busy"
    case .timeout: "timeout"
    case .garbage: "garbage"
    case .unreachable: "unreachable"
    case .refused: "refused"
    case .storage: "storage"
    case .budget: "budget"
    case .unknown(let word): word
    }
  }
}

/// Whether lines are spoken (EX37).
enum VoiceState: String, Codable, CaseIterable, Sendable, JSONWritable {
  /// By the server's settings.
  case off
  case ready
  /// Some or all lines are shown instead.
  case failing
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

/// The TV says the text itself (EVE81).
public struct SpeakOrder: WirePayload {
  public var lang: Language
  /// 1 is the voice's own pace.
  public var rate: Double

  public init(lang: Language, rate: Double) {
    self.lang = lang
    self.rate = rate
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("lang", lang)
      json.field("rate", rate)
    }
  }
}

/// A voice that a TV has of its own (EX53).
public struct TVVoice: WirePayload {
  /// As the platform names it: `sv-SE`, `en`.
  public var lang: String
  /// At most 60 characters.
  public var name: String
  /// It speaks without a network.
  public var local: Bool

  public init(lang: String, name: String, local: Bool) {
    self.lang = lang
    self.name = name
    self.local = local
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("lang", lang)
      json.field("name", name)
      json.field("local", local)
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
  /// Instead of a sound: `url` is empty then.
  public var speak: SpeakOrder?

  public init(
    clipId: String, url: String, durationMs: Int, startAtServerMs: Int, text: String,
    showText: Bool, volume: Double, phraseId: String? = nil, speak: SpeakOrder? = nil
  ) {
    self.clipId = clipId
    self.url = url
    self.durationMs = durationMs
    self.startAtServerMs = startAtServerMs
    self.text = text
    self.showText = showText
    self.volume = volume
    self.phraseId = phraseId
    self.speak = speak
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
      json.optional("speak", speak)
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
  /// At most eight.
  public var clips: [ClipRef]

  public init(clips: [ClipRef]) {
    self.clips = clips
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("clips", clips)
    }
  }
}
