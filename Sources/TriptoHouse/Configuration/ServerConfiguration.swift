public import TriptoKernel
public import TriptoShow
public import TriptoStore

/// Everything that can be set from outside (RE41–RE52): flags, then environment, then defaults.
public struct ServerConfiguration: Sendable, Equatable {
  /// Address to listen on.
  public var host: String
  /// Port to listen on; 0 takes any free one.
  public var port: Int
  /// `PUBLIC_BASE_URL` without a trailing slash; nil when it is to be found out (RE41).
  public var publicBaseURL: String?
  /// Other origins whose pages may call; `["*"]` allows all (RE4, SE12).
  public var allowedOrigins: [String]
  /// Further hosts by which the server may be called (SE13).
  public var allowedHosts: [String]
  /// Certificate files; nil for plain http.
  public var tls: TLSFiles?

  /// Folder of everything the server writes (RE50).
  public var dataDirectory: String
  public var durability: SQLiteStore.Durability
  /// Days after which the journal of a game that is over goes; 0 to keep it for ever (DA28).
  public var keepDays: Int
  /// `postgres://…`; nil means embedded SQLite (RE51).
  public var databaseURL: Sensitive?
  /// `redis://…`; nil means a single node (RE51).
  public var redisURL: Sensitive?

  /// Folder of the destinations (RE44).
  public var packsDirectory: String
  /// Ids to draw from when nothing is chosen; nil means the whole library (RE46).
  public var defaultPacks: [String]?
  /// Folder of the speech clips (RE44).
  public var clipsDirectory: String
  /// Folder of the built pages.
  public var webDirectory: String

  /// Port of the second listener (RE38).
  public var contentPort: Int
  /// `AI_CONTENT_URL` (RE43).
  public var contentURL: String
  /// `AI_CONTENT_SERVICE_URL` (RE43).
  public var contentServiceURL: String
  /// Whether destinations are written on request.
  public var generator: GeneratorSwitch
  /// A model writes their clues, held to the facts; nil for templates.
  public var anthropicKey: Sensitive?
  /// Where that model is, without the version.
  public var anthropicURL: String
  public var anthropicModel: String
  /// Whether the show is spoken; off, lines are only shown.
  public var voice: VoiceSwitch
  public var elevenLabsKey: Sensitive?
  public var elevenLabsVoiceId: String?
  /// An OpenAI-compatible speech service, with its version: "http://localhost:8880/v1".
  public var speechURL: String?
  public var speechModel: String?
  public var speechVoice: String?
  public var speechKey: Sensitive?
  /// Characters that may be sent to paid engines while the process runs.
  public var speechBudget: Int

  /// `JWT_SECRET`; nil outside prod means that one is made and kept in the data directory (SE2).
  public var jwtSecret: Sensitive?
  public var environment: ServerEnvironment
  public var logLevel: LogLevel
  public var pacing: PacingProfile
  /// Strict mode (SE4).
  public var isStrict: Bool
  /// Connections that one address may have open at a time; 0 for any number (SE27).
  public var connectionsPerAddress: Int
  /// Whether /echo is served for conformance tests.
  public var servesEcho: Bool

  /// The texts that logs must never hold (SE6).
  public var secrets: [String] {
    [databaseURL, redisURL, anthropicKey, elevenLabsKey, speechKey, jwtSecret]
      .compactMap { $0?.revealed }
  }

  /// Legal settings that deserve a word to whoever starts the server.
  public var warnings: [String] {
    weakSecret + unused.map { "\($0) is set, but this build does not use it." } + halfVoices
  }

  private var weakSecret: [String] {
    guard let length = jwtSecret?.revealed.utf8.count, length < 32 else { return [] }
    return ["JWT_SECRET has \(length) bytes; 32 or more are needed for full strength."]
  }

  /// Speech services that lack a setting, so that they will not speak.
  private var halfVoices: [String] {
    let needs: [(isWanted: Bool, service: String, setting: String, value: String?)] = [
      (
        elevenLabsKey != nil, "ELEVENLABS_API_KEY", "ELEVENLABS_DEFAULT_VOICE_ID",
        elevenLabsVoiceId
      ),
      (speechURL != nil, "TRIPTO_SPEECH_URL", "TRIPTO_SPEECH_MODEL", speechModel),
      (speechURL != nil, "TRIPTO_SPEECH_URL", "TRIPTO_SPEECH_VOICE", speechVoice),
    ]
    return needs.filter { $0.isWanted && $0.value == nil }
      .map { "\($0.service) is set without \($0.setting); that service will not speak." }
  }

  /// Settings of parts that are not in this build: games are kept in SQLite by one node.
  private var unused: [String] {
    [("TRIPTO_DATABASE_URL", databaseURL), ("TRIPTO_REDIS_URL", redisURL)]
      .filter { $0.1 != nil }.map(\.0)
  }
}

extension ServerConfiguration {
  /// SE35: every player holds a token to try secrets on.
  private static let leastSecretBytes = 16

  /// Reads the settings.
  /// - Parameters:
  ///   - flags: Values by environment name, as given on the command line; these win.
  ///   - environment: The environment of the process.
  ///   - places: Where folders are looked for.
  /// - Throws: `ConfigurationError` for a malformed value, half a certificate, or prod without its
  ///   own `JWT_SECRET` (SE2) or with one that can be guessed (SE35).
  public static func load(
    flags: [String: String], environment: [String: String], places: Places = .current
  ) throws(ConfigurationError) -> ServerConfiguration {
    let settings = SettingsReader(flags: flags, environment: environment)
    let configuration = try ServerConfiguration(settings: settings, places: places)
    let secretBytes = configuration.jwtSecret?.revealed.utf8.count ?? 0
    if configuration.environment == .prod, secretBytes < leastSecretBytes {
      throw ConfigurationError(
        key: "JWT_SECRET", value: nil,
        allowed: "in prod a secret of its own of \(leastSecretBytes) bytes at least, better 32, "
          + "for example from `openssl rand -base64 48`")
    }
    return configuration
  }
}
