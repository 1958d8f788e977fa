import Foundation
import TriptoClient
import TriptoDesk
import TriptoScreens
import TriptoTVScreens
import UIKit

extension TVDevice {
  /// The app on a real device: Apple's network, Keychain, engine and idle timer.
  static func live() -> TVDevice {
    let services = Services(
      world: DeviceWorld(), transport: DeviceTransport(), seats: KeychainSeats(),
      preferences: DevicePreferences(), environment: ProcessInfo.processInfo.environment,
      languageTags: Locale.preferredLanguages)
    let sound = SoundGraph().map { DeviceSound($0) }
    let device = TVDevice(
      services, engine: sound ?? NoSound(), browser: BonjourBrowser(),
      networkChanges: { NetworkChanges.stream() },
      stayAwake: { UIApplication.shared.isIdleTimerDisabled = $0 })
    if let sound { device.hear(sound) }
    return device
  }

  private func hear(_ sound: DeviceSound) {
    sound.tell = { [app] event in app.sound(event) }
    let session = SoundSession(sound)
    session.begin()
    hold(session)
  }
}
