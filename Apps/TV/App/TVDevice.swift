import Observation
import TriptoClient
import TriptoDesk
import TriptoScreens
import TriptoTVScreens

/// The app on its device: what the device tells goes to the app.
@MainActor @Observable
final class TVDevice {
  let app: TVApp
  /// It draws too few pictures a second for a landscape that moves (UI-T31).
  private(set) var isSlow = false
  @ObservationIgnored private var pace = FramePace()
  private let browser: any Browser
  private let networkChanges: @Sendable () -> AsyncStream<Void>
  private let stayAwake: @MainActor (Bool) -> Void
  /// What has to live as long as the device.
  @ObservationIgnored private var held: [AnyObject] = []

  /// - Parameters:
  ///   - networkChanges: one item for each change of the device's network, until the task is cancelled.
  ///   - stayAwake: turns the device's idle timer off, and on again.
  init(
    _ services: Services, engine: any SoundEngine, browser: any Browser,
    networkChanges: @escaping @Sendable () -> AsyncStream<Void>,
    stayAwake: @escaping @MainActor (Bool) -> Void
  ) {
    app = TVApp(services, engine: engine)
    (self.browser, self.networkChanges, self.stayAwake) = (browser, networkChanges, stayAwake)
  }

  /// Looks for games and servers in the local network, until the task is cancelled (UI-X2).
  func browse() async {
    for await sight in browser.sights() { app.launch.sees(sight) }
  }

  /// Has the connection try again where the network is another one (UI-P26).
  func watchNetwork() async {
    for await _ in networkChanges() { await app.networkChanged() }
  }

  /// The display has shown a picture. NB: told on only where it is news, since views look at it.
  func drew(at timeS: Double) {
    pace.drew(at: timeS)
    if pace.isSlow != isSlow { isSlow = pace.isSlow }
  }

  func hold(_ object: AnyObject) { held.append(object) }

  /// The screen stays lit in a session, and only then (UI-T29, UI-X7).
  func keepAwake(_ isInSession: Bool) { stayAwake(isInSession) }
}
