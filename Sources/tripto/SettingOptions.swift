import ArgumentParser
import Foundation
import TriptoHouse

/// The flags of the table of settings; names and help come from the table.
struct SettingOptions: ParsableArguments {
  @Option(name: Self.name("TRIPTO_HOST"), help: Self.help("TRIPTO_HOST"))
  var host: String?
  @Option(name: Self.name("PORT"), help: Self.help("PORT"))
  var port: String?
  @Option(name: Self.name("PUBLIC_BASE_URL"), help: Self.help("PUBLIC_BASE_URL"))
  var publicURL: String?
  @Option(name: Self.name("ALLOWED_ORIGINS"), help: Self.help("ALLOWED_ORIGINS"))
  var allowedOrigins: String?
  @Option(
    name: Self.name("TRIPTO_CONNECTIONS_PER_ADDRESS"),
    help: Self.help("TRIPTO_CONNECTIONS_PER_ADDRESS"))
  var connectionsPerAddress: String?
  @Option(name: Self.name("TRIPTO_ALLOWED_HOSTS"), help: Self.help("TRIPTO_ALLOWED_HOSTS"))
  var allowedHosts: String?
  @Option(name: Self.name("TRIPTO_TLS_CERT"), help: Self.help("TRIPTO_TLS_CERT"))
  var tlsCert: String?
  @Option(name: Self.name("TRIPTO_TLS_KEY"), help: Self.help("TRIPTO_TLS_KEY"))
  var tlsKey: String?
  @Option(name: Self.name("TRIPTO_DATA_DIR"), help: Self.help("TRIPTO_DATA_DIR"))
  var dataDir: String?
  @Option(name: Self.name("TRIPTO_DURABILITY"), help: Self.help("TRIPTO_DURABILITY"))
  var durability: String?
  @Option(name: Self.name("TRIPTO_KEEP_DAYS"), help: Self.help("TRIPTO_KEEP_DAYS"))
  var keepDays: String?
  @Option(name: Self.name("CONTENT_PACKS_DIR"), help: Self.help("CONTENT_PACKS_DIR"))
  var packsDir: String?
  @Option(name: Self.name("TRIPTO_DEFAULT_PACKS"), help: Self.help("TRIPTO_DEFAULT_PACKS"))
  var defaultPacks: String?
  @Option(name: Self.name("TTS_CACHE_DIR"), help: Self.help("TTS_CACHE_DIR"))
  var ttsCacheDir: String?
  @Option(name: Self.name("TRIPTO_WEB_DIR"), help: Self.help("TRIPTO_WEB_DIR"))
  var webDir: String?
  @Option(name: Self.name("TRIPTO_CONTENT_PORT"), help: Self.help("TRIPTO_CONTENT_PORT"))
  var contentPort: String?
  @Option(name: Self.name("AI_CONTENT_URL"), help: Self.help("AI_CONTENT_URL"))
  var contentURL: String?
  @Option(name: Self.name("AI_CONTENT_SERVICE_URL"), help: Self.help("AI_CONTENT_SERVICE_URL"))
  var contentServiceURL: String?
  @Option(name: Self.name("TRIPTO_GENERATOR"), help: Self.help("TRIPTO_GENERATOR"))
  var generator: String?
  @Option(name: Self.name("ANTHROPIC_BASE_URL"), help: Self.help("ANTHROPIC_BASE_URL"))
  var anthropicURL: String?
  @Option(name: Self.name("ANTHROPIC_MODEL"), help: Self.help("ANTHROPIC_MODEL"))
  var anthropicModel: String?
  @Option(name: Self.name("TRIPTO_VOICE"), help: Self.help("TRIPTO_VOICE"))
  var voice: String?
  @Option(name: Self.name("TRIPTO_SPEECH_URL"), help: Self.help("TRIPTO_SPEECH_URL"))
  var speechURL: String?
  @Option(name: Self.name("TRIPTO_SPEECH_MODEL"), help: Self.help("TRIPTO_SPEECH_MODEL"))
  var speechModel: String?
  @Option(name: Self.name("TRIPTO_SPEECH_VOICE"), help: Self.help("TRIPTO_SPEECH_VOICE"))
  var speechVoice: String?
  @Option(name: Self.name("TRIPTO_SPEECH_BUDGET"), help: Self.help("TRIPTO_SPEECH_BUDGET"))
  var speechBudget: String?
  @Option(
    name: Self.name("ELEVENLABS_DEFAULT_VOICE_ID"), help: Self.help("ELEVENLABS_DEFAULT_VOICE_ID"))
  var voiceId: String?
  @Option(name: Self.name("TRIPTO_ENV"), help: Self.help("TRIPTO_ENV"))
  var env: String?
  @Option(name: Self.name("LOG_LEVEL"), help: Self.help("LOG_LEVEL"))
  var logLevel: String?
  @Option(name: Self.name("TRIPTO_PACING"), help: Self.help("TRIPTO_PACING"))
  var pacing: String?
  @Flag(
    name: Self.name("TRIPTO_STRICT"), inversion: .prefixedNo, help: Self.help("TRIPTO_STRICT"))
  var strict: Bool?
  @Flag(name: Self.name("TRIPTO_ECHO"), inversion: .prefixedNo, help: Self.help("TRIPTO_ECHO"))
  var echo: Bool?
}

extension SettingOptions {
  /// The settings of this start: flags, environment, defaults.
  func configuration() throws(ConfigurationError) -> ServerConfiguration {
    try ServerConfiguration.load(
      flags: given, environment: ProcessInfo.processInfo.environment)
  }

  private var given: [String: String] {
    let flags: [String: String?] = [
      "TRIPTO_HOST": host, "PORT": port, "PUBLIC_BASE_URL": publicURL,
      "ALLOWED_ORIGINS": allowedOrigins, "TRIPTO_CONNECTIONS_PER_ADDRESS": connectionsPerAddress,
      "TRIPTO_ALLOWED_HOSTS": allowedHosts,
      "TRIPTO_TLS_CERT": tlsCert, "TRIPTO_TLS_KEY": tlsKey,
      "TRIPTO_DATA_DIR": dataDir, "TRIPTO_DURABILITY": durability, "TRIPTO_KEEP_DAYS": keepDays,
      "CONTENT_PACKS_DIR": packsDir,
      "TRIPTO_DEFAULT_PACKS": defaultPacks, "TTS_CACHE_DIR": ttsCacheDir, "TRIPTO_WEB_DIR": webDir,
      "TRIPTO_CONTENT_PORT": contentPort, "AI_CONTENT_URL": contentURL,
      "AI_CONTENT_SERVICE_URL": contentServiceURL, "ELEVENLABS_DEFAULT_VOICE_ID": voiceId,
      "TRIPTO_GENERATOR": generator, "ANTHROPIC_BASE_URL": anthropicURL,
      "ANTHROPIC_MODEL": anthropicModel,
      "TRIPTO_VOICE": voice, "TRIPTO_SPEECH_URL": speechURL, "TRIPTO_SPEECH_MODEL": speechModel,
      "TRIPTO_SPEECH_VOICE": speechVoice, "TRIPTO_SPEECH_BUDGET": speechBudget,
      "TRIPTO_ENV": env, "LOG_LEVEL": logLevel, "TRIPTO_PACING": pacing,
      "TRIPTO_STRICT": strict.map { $0 ? "1" : "0" }, "TRIPTO_ECHO": echo.map { $0 ? "1" : "0" },
    ]
    return flags.compactMapValues { $0 }
  }

  private static func setting(_ environment: String) -> Setting {
    guard
      let setting = ServerConfiguration.reference.first(where: { $0.environment == environment })
    else { preconditionFailure("\(environment) is not in the table of settings") }
    return setting
  }

  private static func name(_ environment: String) -> NameSpecification {
    guard let flag = setting(environment).flag else {
      preconditionFailure("\(environment) has no flag")
    }
    return .customLong(String(flag.dropFirst(2)))
  }

  private static func help(_ environment: String) -> ArgumentHelp {
    let setting = setting(environment)
    return ArgumentHelp(
      "\(setting.meaning.replacing("`", with: "")) (\(setting.environment); default: "
        + "\(setting.defaultText.replacing("`", with: "")))", valueName: "value")
  }
}
