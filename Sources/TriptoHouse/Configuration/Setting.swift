import TriptoKernel

/// One setting, declared once: the property that holds it (and what holds when nothing is given), its
/// names, the values it takes, and what it means. Reading, flags, help and docs/CONFIGURATION.md follow.
public struct Setting: Sendable {
  typealias Path<Value> = any WritableKeyPath<ServerConfiguration, Value> & Sendable
  /// Converts the text of a setting, by its name; nil when none is given.
  typealias Reading<Value> =
    @Sendable (SettingsReader) -> (String) throws(ConfigurationError) -> Value?

  /// The flag of `tripto serve`, with its dashes; nil for secrets, which `ps` would show.
  public let flag: String?
  /// The environment variable, and the name the setting has in errors.
  public let environment: String
  /// What holds when it is unset, as text for people.
  public let defaultText: String
  /// What it does and which values it takes.
  public let meaning: String
  /// True when its value must never be printed (SE6).
  public let isSecret: Bool
  /// Whether its flag takes no value.
  public let isSwitch: Bool
  /// What must never be printed of a configuration; nil when the setting is no secret or not given.
  let secret: @Sendable (ServerConfiguration) -> Sensitive?
  let read: @Sendable (SettingsReader, inout ServerConfiguration) throws(ConfigurationError) -> Void

  /// - Parameter defaultText: what is told in the place of the property's own default.
  init<Value>(
    _ path: Path<Value>, _ environment: String, flag: String? = nil,
    default defaultText: String? = nil,
    _ reading: @escaping Reading<Value>, _ meaning: String
  ) {
    self.flag = flag
    self.environment = environment
    self.defaultText =
      defaultText ?? Self.text(ServerConfiguration(places: .unknown)[keyPath: path])
    self.meaning = meaning
    isSecret = Value.self == Sensitive?.self
    isSwitch = Value.self == Bool.self
    secret = { $0[keyPath: path] as? Sensitive }
    read = { (given, configuration) throws(ConfigurationError) in
      guard let value = try reading(given)(environment) else { return }
      configuration[keyPath: path] = value
    }
  }

  private static func text(_ value: Any) -> String {
    switch value {
    case let value as Bool: value ? "1" : "0"
    case let value as String where value.contains("://"): "`\(value)`"
    case Optional<Any>.none: "unset"
    default: String(describing: value)
    }
  }
}
