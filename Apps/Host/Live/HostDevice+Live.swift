import Foundation
import TriptoClient
import TriptoHostScreens
import TriptoScreens

extension HostDevice {
  /// The app on a real device: Apple's network, Keychain and motor.
  static func live() -> HostDevice {
    let secret = KeychainItem(account: "house-key")
    let keys = HouseKeyModel(secret.text) { secret.keep(text: $0) }
    let services = Services(
      world: DeviceWorld(), transport: DeviceTransport(), seats: KeychainSeats(),
      preferences: DevicePreferences(), haptics: DeviceHaptics(), announcer: BonjourAnnouncer(),
      keys: keys, environment: ProcessInfo.processInfo.environment,
      languageTags: Locale.preferredLanguages)
    return HostDevice(services, keys: keys, browser: BonjourBrowser()) { NetworkChanges.stream() }
  }
}
