extension ServerConfiguration {
  /// Every setting of the server (RE41–RE52), in the order of the documentation.
  public static let reference: [Setting] =
    network + storage + content + services + voices + operation

  private static let network = [
    Setting(
      "TRIPTO_HOST", flag: "--host", default: "0.0.0.0",
      "Address to listen on. `127.0.0.1` keeps phones out."),
    Setting("PORT", flag: "--port", default: "3000", "Port, 0–65535. 0 takes any free port."),
    Setting(
      "PUBLIC_BASE_URL", flag: "--public-url", default: "the verified LAN address",
      "Address that phones and TVs use: `http://` or `https://`, host, perhaps a port. Unset, the "
        + "server finds its LAN address, fetches its own /health through it and uses "
        + "`http://<address>:<PORT>`; when no address answers, `http://localhost:<PORT>`."),
    Setting(
      "ALLOWED_ORIGINS", flag: "--allowed-origins", default: "none",
      "Comma list of origins, besides the server's own, whose pages may call it, or `*`."),
    Setting(
      "TRIPTO_ALLOWED_HOSTS", flag: "--allowed-hosts", default: "none",
      "Comma list of names and addresses by which the server may be called besides that of "
        + "`PUBLIC_BASE_URL`, this machine's own, `localhost` and names in `.local`: for a proxy, "
        + "a name of the router's or a mapped address. Others get 421."),
    Setting(
      "TRIPTO_CONNECTIONS_PER_ADDRESS", flag: "--connections-per-address", default: "64",
      "Connections that one address may have open at a time; 0 for any number, as behind a proxy on "
        + "another machine. This machine's own are not counted."),
    Setting(
      "TRIPTO_TLS_CERT", flag: "--tls-cert", default: "unset",
      "PEM file with the certificate chain; with `TRIPTO_TLS_KEY` the server speaks https and "
        + "wss."),
    Setting(
      "TRIPTO_TLS_KEY", flag: "--tls-key", default: "unset", "PEM file with the private key."),
  ]

  private static let storage = [
    Setting(
      "TRIPTO_DATA_DIR", flag: "--data-dir", default: "the user's data directory",
      "Folder of the SQLite file, clips and caches. Default: `$XDG_DATA_HOME/tripto` or "
        + "`~/.local/share/tripto`; on macOS `~/Library/Application Support/Tripto`."),
    Setting(
      "TRIPTO_DURABILITY", flag: "--durability", default: "normal",
      "`normal`: what was acknowledged survives a killed process. `full`: it survives a power cut "
        + "too, at the cost of one disk flush for each commit."),
    Setting(
      "TRIPTO_KEEP_DAYS", flag: "--keep-days", default: "90",
      "Days after which the journal of a game that is over is deleted; 0 keeps it for ever. Names and "
        + "addresses in it go after one day in any case."),
    Setting(
      "TRIPTO_DATABASE_URL", default: "unset", isSecret: true,
      "Not used by this build, which keeps games in SQLite; set, it is warned about."),
    Setting(
      "TRIPTO_REDIS_URL", default: "unset", isSecret: true,
      "Not used by this build, which is a single node; set, it is warned about."),
  ]

  private static let content = [
    Setting(
      "CONTENT_PACKS_DIR", flag: "--packs-dir", default: "`packs` in the data directory",
      "Folder of your own destinations, which are imported, written and edited there. Those that "
        + "came along are played as well, and never changed."),
    Setting(
      "TRIPTO_DEFAULT_PACKS", flag: "--default-packs", default: "the whole library",
      "Comma list of pack ids to draw from when nothing is chosen; `paris,tokyo,new-york` is the "
        + "starter set."),
    Setting(
      "TTS_CACHE_DIR", flag: "--tts-cache-dir", default: "`clips` in the data directory",
      "Folder of the speech clips; at most 500 MB, the least recently used go first."),
    Setting(
      "TRIPTO_WEB_DIR", flag: "--web-dir", default: "the built pages",
      "Folder with the built TV, host and player pages (`Web/dist`)."),
  ]

  private static let services = [
    Setting(
      "TRIPTO_CONTENT_PORT", flag: "--content-port", default: "3001",
      "Port of the second listener, on which other programs ask for speech (POST /tts), 0–65535. "
        + "0 takes any free port; when the port is taken, the game goes on without it."),
    Setting(
      "AI_CONTENT_URL", flag: "--content-url", default: "`http://localhost:<content port>`",
      "Where the content service is; not used by this build."),
    Setting(
      "AI_CONTENT_SERVICE_URL", flag: "--content-service-url", default: "same as `AI_CONTENT_URL`",
      "The same service under the name that speech uses."),
    Setting(
      "TRIPTO_GENERATOR", flag: "--generator", default: "on",
      "`on`: new destinations are written from the bundled facts when the host asks for them. "
        + "`off`: generation answers 503."),
    Setting(
      "ANTHROPIC_API_KEY", default: "unset", isSecret: true,
      "Key for a model that then words the clues, held to the same facts and checks; at most "
        + "$0.25 a destination and $5 a day. Unset, templates word them and nothing is sent "
        + "anywhere."),
    Setting(
      "ANTHROPIC_BASE_URL", flag: "--anthropic-url", default: "`https://api.anthropic.com`",
      "Where that model is, without the version."),
    Setting(
      "ANTHROPIC_MODEL", flag: "--anthropic-model", default: "claude-sonnet-4-5",
      "Name of that model."),
  ]

  private static let voices = [
    Setting(
      "TRIPTO_VOICE", flag: "--voice", default: "on",
      "`on`: the show is spoken, by the first of ElevenLabs, the speech service and espeak-ng that "
        + "can. `off`: lines are only shown."),
    Setting(
      "ELEVENLABS_API_KEY", default: "unset", isSecret: true,
      "Key for ElevenLabs, which then speaks first. Paid by the character."),
    Setting(
      "ELEVENLABS_DEFAULT_VOICE_ID", flag: "--voice-id", default: "unset",
      "Voice for that key, which does not speak without one."),
    Setting(
      "TRIPTO_SPEECH_URL", flag: "--speech-url", default: "unset",
      "OpenAI-compatible speech service with its version, `http://localhost:8880/v1`."),
    Setting(
      "TRIPTO_SPEECH_MODEL", flag: "--speech-model", default: "unset",
      "Model of that service; it does not speak without one."),
    Setting(
      "TRIPTO_SPEECH_VOICE", flag: "--speech-voice", default: "unset",
      "Voice of that service, for every language; it does not speak without one."),
    Setting(
      "TRIPTO_SPEECH_KEY", default: "unset", isSecret: true,
      "Key for that service, if it wants one; with a key it counts as paid."),
    Setting(
      "TRIPTO_SPEECH_BUDGET", flag: "--speech-budget", default: "200000",
      "Characters that may be sent to paid engines while the process runs; 0 for none. After them "
        + "espeak-ng speaks."),
  ]

  private static let operation = [
    Setting(
      "JWT_SECRET", default: "made and kept in the data directory", isSecret: true,
      "Key that signs tokens; 32 bytes or more. Required in `prod`, which takes none below 16 bytes."
    ),
    Setting(
      "TRIPTO_ENV", flag: "--env", default: "dev", "`dev`, `staging` or `prod`."),
    Setting(
      "NODE_ENV", default: "unset",
      "`production` means `prod`, whatever `TRIPTO_ENV` says; other values mean nothing."),
    Setting(
      "LOG_LEVEL", flag: "--log-level", default: "info", "`debug`, `info`, `warn` or `error`."),
    Setting(
      "TRIPTO_PACING", flag: "--pacing", default: "default",
      "`default`, `instant`, or a positive factor: `0.5` is twice as fast."),
    Setting(
      "TRIPTO_STRICT", flag: "--strict", default: "0",
      "`1`: joining needs a join token or the code, a game plan its host, the library the house key. "
        + "The v1 apps need `0`."),
    Setting(
      "TRIPTO_ECHO", flag: "--echo", default: "0",
      "`1`: a socket at /echo sends back what it gets, for protocol conformance tests."),
  ]
}
