extension ServerConfiguration {
  /// Every setting of the server (RE41–RE52), in the order of the documentation.
  public static let reference: [Setting] =
    network + storage + content + services + voices + operation + observation

  private static let network = [
    Setting(
      \.host, "TRIPTO_HOST", flag: "--host", SettingsReader.text,
      "Address to listen on. `127.0.0.1` keeps phones out."),
    Setting(
      \.port, "PORT", flag: "--port", SettingsReader.port,
      "Port, 0–65535. 0 takes any free port."),
    Setting(
      \.publicBaseURL, "PUBLIC_BASE_URL", flag: "--public-url", default: "the verified LAN address",
      SettingsReader.httpURL,
      "Address that phones and TVs use: `http://` or `https://`, host, perhaps a port. Unset, the "
        + "server finds its LAN address, fetches its own /health through it and uses "
        + "`http://<address>:<PORT>`; when no address answers, `http://localhost:<PORT>`."),
    Setting(
      \.allowedOrigins, "ALLOWED_ORIGINS", flag: "--allowed-origins", default: "none",
      SettingsReader.origins,
      "Comma list of origins, besides the server's own, whose pages may call it, or `*`."),
    Setting(
      \.allowedHosts, "TRIPTO_ALLOWED_HOSTS", flag: "--allowed-hosts", default: "none",
      SettingsReader.hosts,
      "Comma list of names and addresses by which the server may be called besides that of "
        + "`PUBLIC_BASE_URL`, this machine's own, `localhost` and names in `.local`: for a proxy, "
        + "a name of the router's or a mapped address. Others get 421."),
    Setting(
      \.connectionsPerAddress, "TRIPTO_CONNECTIONS_PER_ADDRESS", flag: "--connections-per-address",
      SettingsReader.amount,
      "Connections that one address may have open at a time; 0 for any number, as behind a proxy on "
        + "another machine. This machine's own are not counted."),
    Setting(
      \.tlsCertificate, "TRIPTO_TLS_CERT", flag: "--tls-cert", SettingsReader.path,
      "PEM file with the certificate chain; with `TRIPTO_TLS_KEY` the server speaks https and "
        + "wss."),
    Setting(
      \.tlsKey, "TRIPTO_TLS_KEY", flag: "--tls-key", SettingsReader.path,
      "PEM file with the private key."),
  ]

  private static let storage = [
    Setting(
      \.dataDirectory, "TRIPTO_DATA_DIR", flag: "--data-dir", default: "the user's data directory",
      SettingsReader.path,
      "Folder of the SQLite file, clips and caches. Default: `$XDG_DATA_HOME/tripto` or "
        + "`~/.local/share/tripto`; on macOS `~/Library/Application Support/Tripto`."),
    Setting(
      \.durability, "TRIPTO_DURABILITY", flag: "--durability", SettingsReader.choice,
      "`normal`: what was acknowledged survives a killed process. `full`: it survives a power cut "
        + "too, at the cost of one disk flush for each commit."),
    Setting(
      \.keepDays, "TRIPTO_KEEP_DAYS", flag: "--keep-days", SettingsReader.amount,
      "Days after which the journal of a game that is over is deleted; 0 keeps it for ever. Names and "
        + "addresses in it go after one day in any case; what a household reads under past trips "
        + "goes with the journal."),
    Setting(
      \.databaseURL, "TRIPTO_DATABASE_URL", SettingsReader.postgresURL,
      "`postgres://user:password@host/database` keeps games in Postgres 12 or later instead of the file of the "
        + "data directory, with everything that libpq takes behind it, as `?sslmode=verify-full`. "
        + "libpq 14 or later must be installed. The first start makes the tables, later versions by `tripto migrate up`."
    ),
    Setting(
      \.redisURL, "TRIPTO_REDIS_URL", SettingsReader.redisURL,
      "`redis://user:password@host:6379`, or `rediss://` with TLS: this server is one node of all that have the same "
        + "address here and the same `TRIPTO_DATABASE_URL`. Any node takes any connection."),
    Setting(
      \.nodeAddress, "TRIPTO_NODE_ADDRESS", flag: "--node-address",
      default: "a free port of this machine",
      SettingsReader.hostAndPort,
      "`host:port` at which the other nodes reach this one. The server listens there for them alone; clients and "
        + "proxies need not reach it."),
  ]

  private static let content = [
    Setting(
      \.packsDirectory, "CONTENT_PACKS_DIR", flag: "--packs-dir",
      default: "`packs` in the data directory", SettingsReader.path,
      "Folder of your own destinations, which are imported, written and edited there. Those that "
        + "came along are played as well, and never changed."),
    Setting(
      \.defaultPacks, "TRIPTO_DEFAULT_PACKS", flag: "--default-packs", default: "the whole library",
      SettingsReader.packIds,
      "Comma list of pack ids to draw from when nothing is chosen; `paris,tokyo,new-york` is the "
        + "starter set."),
    Setting(
      \.givenClipsDirectory, "TTS_CACHE_DIR", flag: "--tts-cache-dir",
      default: "`clips` in the data directory", SettingsReader.path,
      "Folder of the speech clips; at most 500 MB, the least recently used go first."),
    Setting(
      \.clipsURL, "TRIPTO_CLIPS_URL", flag: "--clips-url", SettingsReader.bucketURL,
      "Bucket of S3, or of a service like it, in which servers share their clips: "
        + "`https://s3.eu-north-1.amazonaws.com/<bucket>/<folder>`. The folder of the clips stays before it."
    ),
    Setting(
      \.clipsServed, "TRIPTO_CLIPS_SERVED", flag: "--clips-served", SettingsReader.choice,
      "`through`: the server sends clips itself. `redirect`: whoever asks is sent to the bucket, by an "
        + "address that is good for an hour: for TVs with the app, since the pages load from their server alone."
    ),
    Setting(
      \.awsRegion, "AWS_REGION", flag: "--aws-region", SettingsReader.text,
      "Region of that bucket; services without any take this one."),
    Setting(
      \.awsKeyID, "AWS_ACCESS_KEY_ID", SettingsReader.secret,
      "Name of the key for that bucket, which may get and put objects."),
    Setting(
      \.awsSecret, "AWS_SECRET_ACCESS_KEY", SettingsReader.secret, "That key."),
    Setting(
      \.webDirectory, "TRIPTO_WEB_DIR", flag: "--web-dir", default: "the built pages",
      SettingsReader.path,
      "Folder with the built TV, host and player pages (`Web/dist`)."),
  ]

  private static let services = [
    Setting(
      \.announces, "TRIPTO_ANNOUNCE", flag: "--announce", SettingsReader.choice,
      "`on`: apps in the local network find the server by Bonjour, where `avahi-publish` or `dns-sd` is installed and "
        + "the server has no certificate of its own. `off`: its address is typed."),
    Setting(
      \.contentPort, "TRIPTO_CONTENT_PORT", flag: "--content-port", SettingsReader.port,
      "Port of the second listener, on which other programs ask for speech (POST /tts), 0–65535. "
        + "0 takes any free port; when the port is taken, the game goes on without it."),
    Setting(
      \.givenContentURL, "AI_CONTENT_URL", flag: "--content-url",
      default: "`http://localhost:<content port>`", SettingsReader.httpURL,
      "Where the content service is; not used by this build."),
    Setting(
      \.givenContentServiceURL, "AI_CONTENT_SERVICE_URL", flag: "--content-service-url",
      default: "same as `AI_CONTENT_URL`", SettingsReader.httpURL,
      "The same service under the name that speech uses."),
    Setting(
      \.generator, "TRIPTO_GENERATOR", flag: "--generator", SettingsReader.choice,
      "`on`: new destinations are written from the bundled facts when the host asks for them. "
        + "`off`: generation answers 503."),
    Setting(
      \.anthropicKey, "ANTHROPIC_API_KEY", SettingsReader.secret,
      "Key for a model that then words the clues, held to the same facts and checks; at most "
        + "$0.25 a destination and $5 a day. Unset, templates word them and nothing is sent "
        + "anywhere."),
    Setting(
      \.anthropicURL, "ANTHROPIC_BASE_URL", flag: "--anthropic-url", SettingsReader.httpURL,
      "Where that model is, without the version."),
    Setting(
      \.anthropicModel, "ANTHROPIC_MODEL", flag: "--anthropic-model", SettingsReader.text,
      "Name of that model."),
  ]

  private static let voices = [
    Setting(
      \.voice, "TRIPTO_VOICE", flag: "--voice", SettingsReader.choice,
      "`on`: the show is spoken, by the first of ElevenLabs, the speech service, piper, macOS' `say` and "
        + "espeak-ng that can. `off`: lines are only shown."),
    Setting(
      \.givenPiperDirectory, "TRIPTO_PIPER_VOICES", flag: "--piper-voices",
      default: "`voices` in the data directory", SettingsReader.path,
      "Folder with voices for piper, `sv_SE-nst-medium.onnx` with `….onnx.json` beside it."),
    Setting(
      \.elevenLabsKey, "ELEVENLABS_API_KEY", SettingsReader.secret,
      "Key for ElevenLabs, which then speaks first. Paid by the character."),
    Setting(
      \.elevenLabsVoiceId, "ELEVENLABS_DEFAULT_VOICE_ID", flag: "--voice-id", SettingsReader.text,
      "Voice for that key, which does not speak without one."),
    Setting(
      \.speechURL, "TRIPTO_SPEECH_URL", flag: "--speech-url", SettingsReader.serviceURL,
      "OpenAI-compatible speech service with its version, `http://localhost:8880/v1`."),
    Setting(
      \.speechModel, "TRIPTO_SPEECH_MODEL", flag: "--speech-model", SettingsReader.text,
      "Model of that service; it does not speak without one."),
    Setting(
      \.speechVoice, "TRIPTO_SPEECH_VOICE", flag: "--speech-voice", SettingsReader.text,
      "Voice of that service, for every language; it does not speak without one."),
    Setting(
      \.speechKey, "TRIPTO_SPEECH_KEY", SettingsReader.secret,
      "Key for that service, if it wants one; with a key it counts as paid."),
    Setting(
      \.speechBudget, "TRIPTO_SPEECH_BUDGET", flag: "--speech-budget", SettingsReader.amount,
      "Characters that may be sent to paid engines while the process runs; 0 for none. After them "
        + "espeak-ng speaks."),
  ]

  private static let operation = [
    Setting(
      \.jwtSecret, "JWT_SECRET", default: "made and kept in the data directory",
      SettingsReader.secret,
      "Key that signs tokens; 32 bytes or more. Required in `prod`, which takes none below 16 bytes. "
        + "All nodes of a cluster have the same; `tripto node rekey` changes it."
    ),
    Setting(
      \.environment, "TRIPTO_ENV", flag: "--env", SettingsReader.choice,
      "`dev`, `staging` or `prod`."),
    Setting(
      \.nodeEnvironment, "NODE_ENV", SettingsReader.text,
      "`production` means `prod`, whatever `TRIPTO_ENV` says; other values mean nothing."),
    Setting(
      \.logLevel, "LOG_LEVEL", flag: "--log-level", SettingsReader.choice,
      "`debug`, `info`, `warn` or `error`."),
    Setting(
      \.pacing, "TRIPTO_PACING", flag: "--pacing", default: "default", SettingsReader.pacing,
      "`default`, `instant`, or a positive factor: `0.5` is twice as fast."),
    Setting(
      \.isStrict, "TRIPTO_STRICT", flag: "--strict", SettingsReader.bool,
      "`1`: joining needs a join token or the code, a game plan its host, the library the house key. "
        + "The v1 apps need `0`."),
    Setting(
      \.servesEcho, "TRIPTO_ECHO", flag: "--echo", SettingsReader.bool,
      "`1`: a socket at /echo sends back what it gets, for protocol conformance tests."),
  ]

  private static let observation = [
    Setting(
      \.tracesEndpoint, "OTEL_EXPORTER_OTLP_ENDPOINT", flag: "--otlp-endpoint",
      SettingsReader.serviceURL,
      "Collector that gets the spans of this server, by OTLP over HTTP in JSON at `/v1/traces`: "
        + "`http://localhost:4318`. Unset, none are made."),
    Setting(
      \.tracesHeaders, "OTEL_EXPORTER_OTLP_HEADERS", SettingsReader.headers,
      "What each request to it carries: `name=value` with commas between, percent-encoded."),
    Setting(
      \.serviceName, "OTEL_SERVICE_NAME", flag: "--service-name", SettingsReader.text,
      "What this server is called in its spans."),
    Setting(
      \.sentryDSN, "SENTRY_DSN", SettingsReader.sentryDSN,
      "Address of a project in Sentry or what understands its envelopes, "
        + "`https://<key>@<host>/<project>`: it gets each error of the log once a minute, 20 a "
        + "minute at most."),
  ]
}
