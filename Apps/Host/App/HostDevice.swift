import Foundation
import TriptoClient
import TriptoHostScreens
import TriptoScreens

/// The app on its device: what the device tells goes to the app.
@MainActor
final class HostDevice {
  let app: HostApp
  let keys: HouseKeyModel
  private let browser: any Browser
  private let networkChanges: @Sendable () -> AsyncStream<Void>

  /// - Parameters:
  ///   - keys: those that the services ask for a house key.
  ///   - networkChanges: one item for each change of the device's network, until the task is cancelled.
  init(
    _ services: Services, keys: HouseKeyModel, browser: any Browser,
    networkChanges: @escaping @Sendable () -> AsyncStream<Void>
  ) {
    app = HostApp(services)
    (self.keys, self.browser, self.networkChanges) = (keys, browser, networkChanges)
  }

  /// Looks for servers in the local network, until the task is cancelled (UI-X2).
  func browse() async {
    for await sight in browser.sights() { app.sees(sight) }
  }

  /// Has the connection try again where the network is another one (UI-P26).
  func watchNetwork() async {
    for await _ in networkChanges() { await app.networkChanged() }
  }
}
