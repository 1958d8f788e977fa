/// A setting that the server cannot start with. The text names the setting, the value (never a
/// secret one) and what is allowed.
public struct ConfigurationError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The environment variable of the setting.
  public let key: String
  /// The value that was given; nil when it is missing or secret.
  public let value: String?
  /// What would have been accepted.
  public let allowed: String

  public var description: String {
    let given = value.map { "is \"\($0)\"" } ?? "is missing or unusable"
    let flag = ServerConfiguration.reference.first { $0.environment == key }?.flag
    let name = flag.map { "\(key) (\($0))" } ?? key
    return "\(name) \(given). Allowed: \(allowed)."
  }
}
