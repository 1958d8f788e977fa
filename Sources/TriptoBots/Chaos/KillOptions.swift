/// How the server is killed while games are played on it.
public struct KillOptions: Sendable {
  /// Path of the `tripto` binary.
  public var executable: String
  /// An existing, empty folder for the server.
  public var dataDirectory: String
  public var kills = 50
  /// `TRIPTO_PACING` of the server.
  public var pacing = "default"
  /// How long the games run between two kills, ms; drawn with the seed.
  public var pauseMs = 100...1_500
  /// How long the bots may take to agree after a restart, s.
  public var agreeSeconds = 20
  /// The whole run, s.
  public var limitSeconds = 1_200

  public init(executable: String, dataDirectory: String) {
    self.executable = executable
    self.dataDirectory = dataDirectory
  }
}
