import TriptoShow
import TriptoStore

extension ServerConfiguration {
  init(settings: SettingsReader, places: Places) throws(ConfigurationError) {
    let environment = try Self.environment(settings)
    let dataDirectory = try settings.path("TRIPTO_DATA_DIR") ?? places.dataDirectory
    let contentPort = try settings.port("TRIPTO_CONTENT_PORT") ?? 3001
    let localContent = "http://localhost:\(contentPort)"
    let contentURL = try settings.httpURL("AI_CONTENT_URL")

    self.environment = environment
    self.dataDirectory = dataDirectory
    self.contentPort = contentPort
    self.contentURL = contentURL ?? localContent
    contentServiceURL =
      try settings.httpURL("AI_CONTENT_SERVICE_URL") ?? contentURL ?? localContent
    host = settings.text("TRIPTO_HOST") ?? "0.0.0.0"
    port = try settings.port("PORT") ?? 3000
    publicBaseURL = try settings.httpURL("PUBLIC_BASE_URL")
    allowedOrigins = try settings.origins("ALLOWED_ORIGINS") ?? []
    allowedHosts = try settings.hosts("TRIPTO_ALLOWED_HOSTS") ?? []
    tls = try Self.tls(settings)
    durability = try settings.choice("TRIPTO_DURABILITY") ?? .normal
    keepDays = try settings.amount("TRIPTO_KEEP_DAYS") ?? 90
    databaseURL = try settings.secretURL(
      "TRIPTO_DATABASE_URL", schemes: ["postgres://", "postgresql://"])
    redisURL = try settings.secretURL("TRIPTO_REDIS_URL", schemes: ["redis://", "rediss://"])
    packsDirectory = try settings.path("CONTENT_PACKS_DIR") ?? places.packsDirectory
    defaultPacks = try settings.packIds("TRIPTO_DEFAULT_PACKS")
    clipsDirectory = try settings.path("TTS_CACHE_DIR") ?? "\(dataDirectory)/clips"
    webDirectory = try settings.path("TRIPTO_WEB_DIR") ?? places.webDirectory
    generator = try settings.choice("TRIPTO_GENERATOR") ?? .on
    anthropicKey = settings.secret("ANTHROPIC_API_KEY")
    anthropicURL = try settings.httpURL("ANTHROPIC_BASE_URL") ?? "https://api.anthropic.com"
    anthropicModel = settings.text("ANTHROPIC_MODEL") ?? "claude-sonnet-4-5"
    voice = try settings.choice("TRIPTO_VOICE") ?? .on
    elevenLabsKey = settings.secret("ELEVENLABS_API_KEY")
    elevenLabsVoiceId = settings.text("ELEVENLABS_DEFAULT_VOICE_ID")
    speechURL = try settings.serviceURL("TRIPTO_SPEECH_URL")
    speechModel = settings.text("TRIPTO_SPEECH_MODEL")
    speechVoice = settings.text("TRIPTO_SPEECH_VOICE")
    speechKey = settings.secret("TRIPTO_SPEECH_KEY")
    speechBudget = try settings.amount("TRIPTO_SPEECH_BUDGET") ?? 200_000
    jwtSecret = settings.secret("JWT_SECRET")
    logLevel = try settings.choice("LOG_LEVEL") ?? .info
    pacing = try settings.pacing("TRIPTO_PACING") ?? .standard
    isStrict = try settings.bool("TRIPTO_STRICT") ?? false
    connectionsPerAddress = try settings.amount("TRIPTO_CONNECTIONS_PER_ADDRESS") ?? 64
    servesEcho = try settings.bool("TRIPTO_ECHO") ?? false
  }

  /// RE49: `NODE_ENV=production` wins, since it asks for the safer choice.
  private static func environment(
    _ settings: SettingsReader
  ) throws(ConfigurationError) -> ServerEnvironment {
    let named: ServerEnvironment? = try settings.choice("TRIPTO_ENV")
    return settings.text("NODE_ENV") == "production" ? .prod : named ?? .dev
  }

  private static func tls(_ settings: SettingsReader) throws(ConfigurationError) -> TLSFiles? {
    let certificate = try settings.path("TRIPTO_TLS_CERT")
    let key = try settings.path("TRIPTO_TLS_KEY")
    switch (certificate, key) {
    case (nil, nil): return nil
    case (let certificate?, let key?): return TLSFiles(certificatePath: certificate, keyPath: key)
    case (nil, _):
      throw ConfigurationError(
        key: "TRIPTO_TLS_CERT", value: nil, allowed: "a PEM file, since TRIPTO_TLS_KEY is set")
    case (_, nil):
      throw ConfigurationError(
        key: "TRIPTO_TLS_KEY", value: nil, allowed: "a PEM file, since TRIPTO_TLS_CERT is set")
    }
  }
}
