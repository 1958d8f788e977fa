import SwiftUI

@main
struct TriptoTVApp: App {
  @State private var device = TVDevice.live()

  var body: some Scene {
    WindowGroup {
      TVRoot(app: device.app, keepAwake: device.keepAwake)
        .environment(\.atlas, .bundled)
        .environment(\.isSlowDevice, device.isSlow)
        .background(PaceMeter(device: device))
        .task { await device.browse() }
        .task { await device.watchNetwork() }
    }
  }
}
