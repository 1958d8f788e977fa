import Testing
import TriptoPlan
import TriptoStore

@testable import TriptoGuard
@testable import TriptoHouse

private let places = Places(
  dataDirectory: "/data", packsDirectory: "/packs", webDirectory: "/web")

private func load(
  _ environment: [String: String] = [:], flags: [String: String] = [:]
) throws(ConfigurationError) -> ServerConfiguration {
  try ServerConfiguration.load(flags: flags, environment: environment, places: places)
}

@Suite struct ServerConfigurationTests {
  @Test("RE41–RE52 with nothing set every default holds")
  func defaults() throws {
    let configuration = try load()
    #expect(configuration.host == "0.0.0.0")
    #expect(configuration.port == 3000)
    #expect(configuration.publicBaseURL == nil)
    #expect(configuration.allowedOrigins.isEmpty && configuration.allowedHosts.isEmpty)
    #expect(configuration.logLevel == .info)
    #expect(configuration.environment == .dev)
    #expect(configuration.contentURL == "http://localhost:3001")
    #expect(configuration.contentServiceURL == "http://localhost:3001")
    #expect(configuration.packsDirectory == "/packs")
    #expect(configuration.dataDirectory == "/data")
    #expect(configuration.clipsDirectory == "/data/clips")
    #expect(configuration.defaultPacks == nil)
    #expect(configuration.pacing == .standard)
    #expect(!configuration.isStrict && !configuration.servesEcho)
    #expect(configuration.voice == .on && configuration.speechURL == nil)
    #expect(configuration.speechBudget == 200_000 && configuration.contentPort == 3001)
    #expect(configuration.secrets.isEmpty && configuration.tls == nil)
  }

  @Test("RE42–RE51 every variable of the configuration is read, JWT_SECRET to TRIPTO_REDIS_URL")
  func everyVariable() throws {
    let configuration = try load([
      "PORT": "4000", "PUBLIC_BASE_URL": "https://play.example.org/", "JWT_SECRET": "s",
      "ALLOWED_ORIGINS": "https://a.example, http://b.example:81", "LOG_LEVEL": "WARN",
      "TRIPTO_ALLOWED_HOSTS": "Tripto.lan, 203.0.113.7,[2001:db8::7],fd00::1",
      "AI_CONTENT_URL": "http://c:1", "CONTENT_PACKS_DIR": "/p", "TTS_CACHE_DIR": "/t",
      "ANTHROPIC_API_KEY": "k1", "ELEVENLABS_API_KEY": "k2", "ELEVENLABS_DEFAULT_VOICE_ID": "v",
      "TRIPTO_DEFAULT_PACKS": "paris,tokyo, new-york", "TRIPTO_PACING": "0.5",
      "TRIPTO_STRICT": "1", "TRIPTO_ENV": "staging", "TRIPTO_DATA_DIR": "/d",
      "TRIPTO_DATABASE_URL": "postgres://u:p@h/db", "TRIPTO_REDIS_URL": "redis://h",
      "TRIPTO_TLS_CERT": "/c.pem", "TRIPTO_TLS_KEY": "/k.pem", "TRIPTO_DURABILITY": "full",
      "TRIPTO_VOICE": "off", "TRIPTO_SPEECH_URL": "http://s:8880/v1/", "TRIPTO_SPEECH_MODEL": "m",
      "TRIPTO_SPEECH_VOICE": "w", "TRIPTO_SPEECH_KEY": "k3", "TRIPTO_SPEECH_BUDGET": "0",
    ])
    #expect(configuration.port == 4000)
    #expect(configuration.publicBaseURL == "https://play.example.org")
    #expect(configuration.allowedOrigins == ["https://a.example", "http://b.example:81"])
    #expect(
      configuration.allowedHosts == ["tripto.lan", "203.0.113.7", "2001:db8::7", "fd00::1"])
    #expect(configuration.logLevel == .warn)
    #expect(configuration.contentServiceURL == "http://c:1")
    #expect(configuration.clipsDirectory == "/t")
    #expect(configuration.elevenLabsVoiceId == "v")
    #expect(configuration.defaultPacks == ["paris", "tokyo", "new-york"])
    #expect(configuration.pacing == .factor(0.5))
    #expect(configuration.isStrict)
    #expect(configuration.environment == .staging)
    #expect(configuration.tls == TLSFiles(certificatePath: "/c.pem", keyPath: "/k.pem"))
    #expect(configuration.durability == .full)
    #expect(configuration.voice == .off && configuration.speechBudget == 0)
    #expect(configuration.speechURL == "http://s:8880/v1")
    #expect(configuration.speechModel == "m" && configuration.speechVoice == "w")
    #expect(
      Set(configuration.secrets)
        == ["postgres://u:p@h/db", "redis://h", "k1", "k2", "k3", "s"])
  }

  @Test("RE41 PORT as a flag wins over the variable, and an empty PORT is the default, 3000")
  func precedence() throws {
    #expect(try load(["PORT": "4000"], flags: ["PORT": "5000"]).port == 5000)
    #expect(try load(["PORT": ""]).port == 3000)
  }

  @Test(
    "RE41–RE52 a malformed value is an error with the variable, the value and what is allowed",
    arguments: [
      ("PORT", "abc", "65535"), ("PORT", "70000", "65535"), ("PORT", "-1", "65535"),
      ("PUBLIC_BASE_URL", "example.org", "http://"), ("PUBLIC_BASE_URL", "http://a/b", "http://"),
      ("ALLOWED_ORIGINS", "a.example", "https://"),
      ("TRIPTO_ALLOWED_HOSTS", "tripto.lan:3000", "without port"),
      ("TRIPTO_ALLOWED_HOSTS", "http://a", "without port"), ("LOG_LEVEL", "loud", "debug, info"),
      ("TRIPTO_PACING", "fast", "instant"), ("TRIPTO_PACING", "0", "positive"),
      ("TRIPTO_PACING", "nan", "positive"), ("TRIPTO_STRICT", "maybe", "true"),
      ("TRIPTO_ENV", "production", "prod"), ("TRIPTO_DURABILITY", "some", "full"),
      ("TRIPTO_DEFAULT_PACKS", "../secret", "pack ids"), ("AI_CONTENT_URL", "ftp://x", "http://"),
      ("TRIPTO_VOICE", "loud", "on, off"), ("TRIPTO_SPEECH_URL", "http://u:p@h/v1", "http://"),
      ("TRIPTO_SPEECH_BUDGET", "-1", "0 or more"),
    ])
  func malformed(key: String, value: String, allowed: String) throws {
    let error = try #require(throws: ConfigurationError.self) { try load([key: value]) }
    #expect(error.key == key)
    #expect(error.description.contains(key) && error.description.contains(value))
    #expect(error.allowed.contains(allowed))
  }

  @Test("SE6 an error never repeats a secret value")
  func secretsStayOut() throws {
    let error = try #require(throws: ConfigurationError.self) {
      try load(["TRIPTO_DATABASE_URL": "mysql://user:hunter2@host"])
    }
    #expect(error.description.contains("TRIPTO_DATABASE_URL"))
    #expect(!error.description.contains("hunter2"))
    let configuration = try load(["JWT_SECRET": "hunter2", "ELEVENLABS_API_KEY": "hunter2"])
    #expect(!String(reflecting: configuration).contains("hunter2"))
    var dumped = ""
    dump(configuration, to: &dumped)
    #expect(!dumped.contains("hunter2"))
  }

  @Test("RE52 half a certificate is an error")
  func halfCertificate() throws {
    let missingKey = try #require(throws: ConfigurationError.self) {
      try load(["TRIPTO_TLS_CERT": "/c.pem"])
    }
    #expect(missingKey.key == "TRIPTO_TLS_KEY")
    #expect(throws: ConfigurationError.self) { try load(["TRIPTO_TLS_KEY": "/k.pem"]) }
  }

  @Test(
    "SE2 RE49 prod without its own JWT_SECRET is refused",
    arguments: [
      ["NODE_ENV": "production"], ["TRIPTO_ENV": "prod"],
      ["NODE_ENV": "production", "TRIPTO_ENV": "dev"], ["TRIPTO_ENV": "prod", "JWT_SECRET": ""],
    ])
  func prodNeedsSecret(environment: [String: String]) throws {
    let error = try #require(throws: ConfigurationError.self) { try load(environment) }
    #expect(error.key == "JWT_SECRET")
    let withSecret = environment.merging(["JWT_SECRET": String(repeating: "x", count: 32)]) { $1 }
    #expect(try load(withSecret).environment == .prod)
    #expect(try load(withSecret).warnings.isEmpty)
  }

  @Test("SE35 prod refuses a secret below 16 bytes and warns below 32; the secret is not told")
  func shortSecret() throws {
    for length in [1, 5, 15] {
      let secret = String(repeating: "q", count: length)
      let error = try #require(throws: ConfigurationError.self) {
        try load(["TRIPTO_ENV": "prod", "JWT_SECRET": secret])
      }
      #expect(error.key == "JWT_SECRET" && error.description.contains("16 bytes"))
      #expect(!error.description.contains("qqqqq"))
    }
    for length in [16, 31] {
      let some = try load([
        "TRIPTO_ENV": "prod", "JWT_SECRET": String(repeating: "q", count: length),
      ])
      let warning = "JWT_SECRET has \(length) bytes; 32 or more are needed for full strength."
      #expect(some.warnings == [warning])
    }
    #expect(try load(["JWT_SECRET": String(repeating: "q", count: 32)]).warnings.isEmpty)
  }

  @Test("SE2 NODE_ENV=development is dev, and a short secret is warned about")
  func development() throws {
    let configuration = try load(["NODE_ENV": "development", "JWT_SECRET": "short"])
    #expect(configuration.environment == .dev)
    #expect(configuration.warnings.count == 1)
    #expect(!configuration.warnings[0].contains("short."))
  }

  @Test("RE51 CL1 TRIPTO_REDIS_URL makes a node, which needs TRIPTO_DATABASE_URL")
  func node() throws {
    let error = try #require(throws: ConfigurationError.self) {
      try load(["TRIPTO_REDIS_URL": "redis://u:p@h"])
    }
    #expect(error.key == "TRIPTO_DATABASE_URL" && !"\(error)".contains("u:p"))
    let node = [
      "TRIPTO_REDIS_URL": "redis://u:p@h", "TRIPTO_DATABASE_URL": "postgres://u:q@h/db",
      "TRIPTO_NODE_ADDRESS": "10.0.0.7:3100",
    ]
    let configuration = try load(node)
    #expect(configuration.nodeAddress == "10.0.0.7:3100")
    #expect(configuration.warnings.count == 1 && configuration.warnings[0].contains("clips"))
    #expect(try load(node.merging(["TTS_CACHE_DIR": "/shared"]) { $1 }).warnings.isEmpty)
    for address in ["10.0.0.7", ":3100", "h:x", "h:1/2", "http://h:1"] {
      #expect(throws: ConfigurationError.self) {
        try load(node.merging(["TRIPTO_NODE_ADDRESS": address]) { $1 })
      }
    }
  }

  @Test(
    "RE51 TRIPTO_DATABASE_URL set means Postgres, by any address of its library",
    arguments: ["postgres://u:p@h/db", "postgresql://a:1,b:2/db", "postgres:///db?host=/run/pg"])
  func database(url: String) throws {
    #expect(try load([:]).postgres == nil)
    let configuration = try load(["TRIPTO_DATABASE_URL": url])
    #expect(configuration.postgres != nil)
    #expect(configuration.warnings.isEmpty)
    #expect(throws: ConfigurationError.self) { try load(["TRIPTO_DATABASE_URL": "postgres://"]) }
  }

  @Test("RE45 a speech service that lacks a setting is warned about")
  func halfVoices() throws {
    let some = try load(["ELEVENLABS_API_KEY": "hunter2", "TRIPTO_SPEECH_URL": "http://s/v1"])
    #expect(some.warnings.count == 3)
    #expect(some.warnings.allSatisfy { $0.contains("will not speak") && !$0.contains("hunter2") })
    let whole = try load(["ELEVENLABS_API_KEY": "k", "ELEVENLABS_DEFAULT_VOICE_ID": "v"])
    #expect(whole.warnings.isEmpty)
  }

  @Test("RE4 no foreign origin is allowed unless it is named", arguments: ["dev", "staging"])
  func origins(environment: String) throws {
    #expect(try load(["TRIPTO_ENV": environment]).allowedOrigins.isEmpty)
    let all = try load(["TRIPTO_ENV": environment, "ALLOWED_ORIGINS": "*"])
    #expect(all.allowedOrigins == ["*"])
  }

  @Test("RE50 the data directory follows XDG_DATA_HOME when that is absolute")
  func dataDirectory() {
    #if os(Linux)
      #expect(Places.dataDirectory(environment: [:], home: "/h") == "/h/.local/share/tripto")
      #expect(
        Places.dataDirectory(environment: ["XDG_DATA_HOME": "/x"], home: "/h") == "/x/tripto")
      #expect(
        Places.dataDirectory(environment: ["XDG_DATA_HOME": "x"], home: "/h")
          == "/h/.local/share/tripto")
    #else
      #expect(
        Places.dataDirectory(environment: [:], home: "/h")
          == "/h/Library/Application Support/Tripto")
    #endif
  }
}

@Suite struct PublicAddressTests {
  @Test("RE41 the set address wins, then the verified one, then localhost")
  func order() throws {
    let unset = try load(["PORT": "0"])
    #expect(unset.publicAddress(verifiedAddress: nil, boundPort: 81).base == "http://localhost:81")
    #expect(
      unset.publicAddress(verifiedAddress: "10.0.0.5", boundPort: 81).base == "http://10.0.0.5:81")
    let set = try load(["PUBLIC_BASE_URL": "https://t.example"])
    #expect(
      set.publicAddress(verifiedAddress: "10.0.0.5", boundPort: 81).base == "https://t.example")
    let secure = try load(["TRIPTO_TLS_CERT": "/c", "TRIPTO_TLS_KEY": "/k"])
    #expect(
      secure.publicAddress(verifiedAddress: "10.0.0.5", boundPort: 3000).base
        == "https://10.0.0.5:3000")
  }

  @Test(
    "ID17 wsUrl is ws or wss with the host and port of the base, and /ws",
    arguments: [
      ("http://192.168.1.5:3000", "ws://192.168.1.5:3000/ws"),
      ("https://play.example.org", "wss://play.example.org/ws"),
    ])
  func webSocketURL(base: String, expected: String) {
    #expect(PublicAddress(base: base).webSocketURL == expected)
  }

  @Test("ID18 the template holds the literal {joinCode}")
  func joinURLTemplate() {
    let address = PublicAddress(base: "http://h:3000")
    #expect(address.joinURLTemplate == "http://h:3000/join/{joinCode}")
  }

  @Test("RE53 the TV and host pages have addresses of their own")
  func pages() {
    let address = PublicAddress(base: "http://h:3000")
    #expect(address.tvPage == "http://h:3000/tv")
    #expect(address.hostPage == "http://h:3000/host")
    #expect(address.playerPage == "http://h:3000/")
  }

  @Test("a server bound to loopback knows that phones cannot reach it")
  func loopback() throws {
    for host in ["127.0.0.1", "localhost", "::1"] {
      #expect(try !load(flags: ["TRIPTO_HOST": host]).listensBeyondLoopback)
    }
    #expect(try load().listensBeyondLoopback)
  }
}
