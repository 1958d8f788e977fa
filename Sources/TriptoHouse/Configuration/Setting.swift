/// One line of the table of settings: what the flag and the variable are called, what holds when
/// neither is given, and what it means. The help text and docs/CONFIGURATION.md come from it.
public struct Setting: Sendable, Hashable {
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

  init(
    _ environment: String, flag: String? = nil, default defaultText: String, isSecret: Bool = false,
    _ meaning: String
  ) {
    self.flag = flag
    self.environment = environment
    self.defaultText = defaultText
    self.meaning = meaning
    self.isSecret = isSecret
  }
}
