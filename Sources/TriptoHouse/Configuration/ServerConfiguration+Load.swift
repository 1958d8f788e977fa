import TriptoKernel

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
    let given = SettingsReader(flags: flags, environment: environment)
    var configuration = ServerConfiguration(places: places)
    for setting in reference { try setting.read(given, &configuration) }
    // RE49: it wins, since it asks for the safer choice.
    if configuration.nodeEnvironment == "production" { configuration.environment = .prod }
    try configuration.requireWholeCertificate()
    try configuration.requireSecret()
    try configuration.requireBucketKeys()
    try configuration.requireClusterDatabase()
    return configuration
  }

  private func requireWholeCertificate() throws(ConfigurationError) {
    guard (tlsCertificate == nil) != (tlsKey == nil) else { return }
    let (certificate, key) = ("TRIPTO_TLS_CERT", "TRIPTO_TLS_KEY")
    let (missing, given) = tlsKey == nil ? (key, certificate) : (certificate, key)
    throw ConfigurationError(
      key: missing, value: nil, allowed: "a PEM file, since \(given) is set")
  }

  /// CL1: nodes share their games in a database, never in a file.
  private func requireClusterDatabase() throws(ConfigurationError) {
    guard redisURL != nil, databaseURL == nil else { return }
    throw ConfigurationError(
      key: "TRIPTO_DATABASE_URL", value: nil,
      allowed: "the database that all nodes share, since TRIPTO_REDIS_URL is set")
  }

  private func requireBucketKeys() throws(ConfigurationError) {
    guard clipsURL != nil else { return }
    for (key, value) in [("AWS_ACCESS_KEY_ID", awsKeyID), ("AWS_SECRET_ACCESS_KEY", awsSecret)] {
      guard value == nil else { continue }
      throw ConfigurationError(
        key: key, value: nil, allowed: "a key of the bucket, since TRIPTO_CLIPS_URL is set")
    }
  }

  private func requireSecret() throws(ConfigurationError) {
    guard environment == .prod, jwtSecret?.revealed.utf8.count ?? 0 < Self.leastSecretBytes else {
      return
    }
    throw ConfigurationError(
      key: "JWT_SECRET", value: nil,
      allowed: "in prod a secret of its own of \(Self.leastSecretBytes) bytes at least, better 32, "
        + "for example from `openssl rand -base64 48`")
  }
}
