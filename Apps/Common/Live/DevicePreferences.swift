import Foundation
import TriptoScreens

/// What is no secret, in the app's own UserDefaults (reason CA92.1 of its privacy manifest).
final class DevicePreferences: Preferences {
  private let defaults = UserDefaults.standard

  func text(_ key: Preference) -> String? { defaults.string(forKey: key.rawValue) }

  func keep(_ text: String?, _ key: Preference) { defaults.set(text, forKey: key.rawValue) }
}
