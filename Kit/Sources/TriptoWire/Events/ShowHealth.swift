/// Whether a TV may sound: browsers want a press first (EX38).
public enum TVAudio: String, Codable, CaseIterable, Sendable, JSONWritable {
  case running, blocked
}

/// What keeps lines from being spoken (EX37).
public enum VoiceProblem: String, Codable, CaseIterable, Sendable, JSONWritable {
  /// No engine, or a program that it needs.
  case missing
  case wrongKey = "wrong_key"
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
}

/// How the show is doing that only the TV can play: for the host's eyes (EX37).
public struct ShowHealth: ServerPayload {
  public static let messageType = ServerMessageType.showHealth

  /// Whether lines are spoken.
  public enum Voice: Equatable, Sendable {
    /// By the server's settings.
    case off
    case ready(engine: String)
    /// Some or all lines are shown instead.
    case failing(VoiceProblem, engine: String)
  }

  public var voice: Voice
  /// Nil when no TV has told.
  public var tvAudio: TVAudio?

  /// When another device last took the TV's place, epoch ms; nil when none has.
  public var tvReplacedAtMs: Int?

  public init(voice: Voice, tvAudio: TVAudio?, tvReplacedAtMs: Int? = nil) {
    self.voice = voice
    self.tvAudio = tvAudio
    self.tvReplacedAtMs = tvReplacedAtMs
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      switch voice {
      case .off: json.field("voice", VoiceState.off)
      case .ready(let engine):
        json.field("voice", VoiceState.ready)
        json.field("engine", engine)
      case .failing(let problem, let engine):
        json.field("voice", VoiceState.failing)
        json.field("engine", engine)
        json.field("problem", problem)
      }
      json.optional("tvAudio", tvAudio)
      json.optional("tvReplacedAtMs", tvReplacedAtMs)
    }
  }

  private enum VoiceState: String, Codable, CaseIterable, Sendable, JSONWritable {
    case off, ready, failing
  }

  private enum Keys: String, CodingKey { case voice, engine, problem, tvAudio, tvReplacedAtMs }

  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Keys.self)
    tvAudio = try keys.decodeIfPresent(TVAudio.self, forKey: .tvAudio)
    tvReplacedAtMs = try keys.decodeIfPresent(Int.self, forKey: .tvReplacedAtMs)
    voice =
      switch try keys.decode(VoiceState.self, forKey: .voice) {
      case .off: .off
      case .ready: .ready(engine: try keys.decode(String.self, forKey: .engine))
      case .failing:
        .failing(
          try keys.decode(VoiceProblem.self, forKey: .problem),
          engine: try keys.decode(String.self, forKey: .engine))
      }
  }
}
