import Configuration
import TriptoKernel
import TriptoPlan
import TriptoWire

/// Reads settings as texts from swift-configuration and converts them itself: the library's own
/// conversions give the default for a malformed value, where the server must refuse to start.
struct SettingsReader {
  private let reader: ConfigReader

  /// - Parameters:
  ///   - flags: Values by environment name; they win over `environment`.
  ///   - environment: Variables of the process; empty ones count as unset.
  init(flags: [String: String], environment: [String: String]) {
    let given = flags.map { name, value in
      (AbsoluteConfigKey(Self.components(name)), ConfigValue(.string(value), isSecret: false))
    }
    let secrets = Set(ServerConfiguration.reference.filter(\.isSecret).map(\.environment))
    reader = ConfigReader(providers: [
      InMemoryProvider(name: "flags", values: Dictionary(uniqueKeysWithValues: given)),
      EnvironmentVariablesProvider(
        environmentVariables: environment.filter { !$0.value.isEmpty },
        secretsSpecifier: .specific(secrets)),
    ])
  }

  /// The text of a setting; nil when it is not given.
  func text(_ name: String) -> String? {
    reader.string(forKey: ConfigKey(Self.components(name)))
  }

  /// `HTTP_PORT` is the key `http.port` of the library.
  private static func components(_ name: String) -> [String] {
    name.lowercased().split(separator: "_").map(String.init)
  }
}

extension SettingsReader {
  func secret(_ name: String) -> Sensitive? {
    text(name).map(Sensitive.init)
  }

  func port(_ name: String) throws(ConfigurationError) -> Int? {
    try convert(name, allowed: "a whole number from 0 to 65535") { UInt16($0).map(Int.init) }
  }

  /// A whole number that is not negative.
  func amount(_ name: String) throws(ConfigurationError) -> Int? {
    try convert(name, allowed: "a whole number, 0 or more") { text in
      Int(text).flatMap { $0 >= 0 ? $0 : nil }
    }
  }

  func bool(_ name: String) throws(ConfigurationError) -> Bool? {
    try convert(name, allowed: "1, 0, true or false") {
      ["1": true, "true": true, "0": false, "false": false][$0.lowercased()]
    }
  }

  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String
  ) throws(ConfigurationError) -> Choice? {
    let allowed = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    return try convert(name, allowed: allowed) { Choice(rawValue: $0.lowercased()) }
  }

  func pacing(_ name: String) throws(ConfigurationError) -> PacingProfile? {
    try convert(name, allowed: "default, instant, or a positive number", PacingProfile.init)
  }

  /// Names of files (ID7, SE9).
  func packIds(_ name: String) throws(ConfigurationError) -> [String]? {
    try convert(name, allowed: "pack ids (A–Z a–z 0–9 . _ -) with commas between") { text in
      let ids = Self.list(text)
      return !ids.isEmpty && ids.allSatisfy { PackID($0) != nil } ? ids : nil
    }
  }

  func convert<Value>(
    _ name: String, allowed: String, _ conversion: (String) -> Value?
  ) throws(ConfigurationError) -> Value? {
    guard let text = text(name) else { return nil }
    guard let value = conversion(text) else {
      throw ConfigurationError(key: name, value: text, allowed: allowed)
    }
    return value
  }

  static func list(_ text: String) -> [String] {
    text.split(separator: ",").map { $0.filter { !$0.isWhitespace } }.filter { !$0.isEmpty }
  }
}
