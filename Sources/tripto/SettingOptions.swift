import ArgumentParser
import Foundation
import TriptoHouse

/// The flags of the table of settings, made from it: names, help and order.
struct SettingOptions: ParsableArguments, CustomReflectable {
  /// What was given, by environment name.
  private var given: [String: String] = [:]

  init() {}

  init(from decoder: any Decoder) throws {
    let flags = try decoder.container(keyedBy: Key.self)
    for setting in Self.settings {
      let key = Key(stringValue: setting.environment)
      given[setting.environment] =
        setting.isSwitch
        ? try flags.decodeIfPresent(Bool.self, forKey: key).map { $0 ? "1" : "0" }
        : try flags.decodeIfPresent(String.self, forKey: key)
    }
  }

  /// NB: ArgumentParser finds the flags of a type by looking at its properties.
  var customMirror: Mirror {
    Mirror(self, children: Self.settings.map { ($0.environment, Self.flag(of: $0)) })
  }

  /// The settings of this start: flags, environment, defaults.
  func configuration() throws(ConfigurationError) -> ServerConfiguration {
    try ServerConfiguration.load(
      flags: given, environment: ProcessInfo.processInfo.environment)
  }
}

extension SettingOptions {
  /// An environment name.
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private static var settings: [Setting] {
    ServerConfiguration.reference.filter { $0.flag != nil }
  }

  private static func flag(of setting: Setting) -> Any {
    let name = NameSpecification.customLong(String((setting.flag ?? "").dropFirst(2)))
    return setting.isSwitch
      ? Flag<Bool?>(name: name, inversion: .prefixedNo, help: help(of: setting))
      : Option<String?>(name: name, help: help(of: setting))
  }

  private static func help(of setting: Setting) -> ArgumentHelp {
    ArgumentHelp(
      "\(setting.meaning.replacing("`", with: "")) (\(setting.environment); default: "
        + "\(setting.defaultText.replacing("`", with: "")))", valueName: "value")
  }
}
