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
