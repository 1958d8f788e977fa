public import TriptoKernel
public import TriptoPlan
public import TriptoStore

/// Everything that can be set from outside (RE41–RE52), with what holds when it is not. `reference` names each.
public struct ServerConfiguration: Sendable, Equatable {
  /// Address to listen on.
  public var host = "0.0.0.0"
  /// Port to listen on; 0 takes any free one.
  public var port = 3000
  /// `PUBLIC_BASE_URL` without a trailing slash; nil when it is to be found out (RE41).
  public var publicBaseURL: String?
  /// Other origins whose pages may call; `["*"]` allows all (RE4, SE12).
  public var allowedOrigins: [String] = []
  /// Further hosts by which the server may be called (SE13).
  public var allowedHosts: [String] = []
  /// Connections that one address may have open at a time; 0 for any number (SE27).
  public var connectionsPerAddress = 64
  var tlsCertificate: String?
  var tlsKey: String?

  /// Folder of everything the server writes (RE50).
  public var dataDirectory: String
  public var durability = SQLiteStore.Durability.normal
  /// Days after which the journal of a game that is over goes; 0 to keep it for ever (DA28).
  public var keepDays = 90
  /// `postgres://…`; nil means embedded SQLite (RE51).
  public var databaseURL: Sensitive?
  /// `redis://…`; nil means a single node (RE51).
  public var redisURL: Sensitive?
  /// `host:port` at which the other nodes reach this one; nil for nodes on one machine (CL1).
  public var nodeAddress: String?

  /// Folder of the destinations (RE44).
  public var packsDirectory: String
  /// Ids to draw from when nothing is chosen; nil means the whole library (RE46).
  public var defaultPacks: [String]?
  var givenClipsDirectory: String?
  /// The bucket that several servers share; nil when clips are in the folder alone (AU23).
  public var clipsURL: String?
  public var clipsServed = ClipsServed.through
  var awsRegion = "us-east-1"
  var awsKeyID: Sensitive?
  var awsSecret: Sensitive?
  var givenPiperDirectory: String?
  /// Folder of the built pages.
  public var webDirectory: String

  /// Whether apps in the local network are told of the server (UI-X2).
  public var announces = Switch.on
  /// Port of the second listener (RE38).
  public var contentPort = 3001
  var givenContentURL: String?
  var givenContentServiceURL: String?
  /// Whether destinations are written on request.
  public var generator = Switch.on
  /// A model writes their clues, held to the facts; nil for templates.
  public var anthropicKey: Sensitive?
  /// Where that model is, without the version.
  public var anthropicURL = "https://api.anthropic.com"
  public var anthropicModel = "claude-sonnet-4-5"
  /// Whether the show is spoken; off, lines are only shown.
  public var voice = Switch.on
  public var elevenLabsKey: Sensitive?
  public var elevenLabsVoiceId: String?
  /// An OpenAI-compatible speech service, with its version: "http://localhost:8880/v1".
  public var speechURL: String?
  public var speechModel: String?
  public var speechVoice: String?
  public var speechKey: Sensitive?
  /// Characters that may be sent to paid engines while the process runs.
  public var speechBudget = 200_000

  /// `JWT_SECRET`; nil outside prod means that one is made and kept in the data directory (SE2).
  public var jwtSecret: Sensitive?
  public var environment = ServerEnvironment.dev
  var nodeEnvironment: String?
  public var logLevel = LogLevel.info
  public var pacing = PacingProfile.standard
  /// Strict mode (SE4).
  public var isStrict = false
  /// Where spans are told, without `/v1/traces`; nil when they are told nobody.
  public var tracesEndpoint: String?
  /// What each request to that collector carries: `name=value` with commas between.
  public var tracesHeaders: Sensitive?
  /// What this server is called there.
  public var serviceName = "tripto"
  /// Where errors are reported; nil when they stand in the log alone.
  public var sentryDSN: Sensitive?
  /// Whether /echo is served for conformance tests.
  public var servesEcho = false

  /// What holds when nothing is set.
  init(places: Places) {
    dataDirectory = places.dataDirectory
    packsDirectory = places.packsDirectory
    webDirectory = places.webDirectory
  }

  /// The texts that logs must never hold (SE6).
  public var secrets: [String] {
    Self.reference.compactMap { $0.secret(self)?.revealed }
  }

  /// Legal settings that deserve a word to whoever starts the server.
  public var warnings: [String] {
    weakSecret + halfVoices + lonelyClips
  }

  /// Clips that one node has made and phones ask another for.
  private var lonelyClips: [String] {
    guard redisURL != nil, voice == .on, clipsURL == nil, givenClipsDirectory == nil else {
      return []
    }
    return [
      "TRIPTO_REDIS_URL is set without TRIPTO_CLIPS_URL or TTS_CACHE_DIR; the clips of one node are "
        + "not found on another."
    ]
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
}

/// What follows from others.
extension ServerConfiguration {
  /// Certificate files; nil for plain http (RE52).
  public var tls: TLSFiles? {
    guard let tlsCertificate, let tlsKey else { return nil }
    return TLSFiles(certificatePath: tlsCertificate, keyPath: tlsKey)
  }

  /// Folder of the speech clips (RE44).
  public var clipsDirectory: String { givenClipsDirectory ?? "\(dataDirectory)/clips" }

  /// Folder of piper's voices (EVE80).
  public var piperDirectory: String { givenPiperDirectory ?? "\(dataDirectory)/voices" }

  /// `AI_CONTENT_URL` (RE43).
  public var contentURL: String { givenContentURL ?? "http://localhost:\(contentPort)" }

  /// `AI_CONTENT_SERVICE_URL` (RE43).
  public var contentServiceURL: String { givenContentServiceURL ?? contentURL }
}
