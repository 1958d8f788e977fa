import Foundation
import SwiftUI

@main
struct TriptoHostApp: App {
  @State private var device = HostDevice.live()

  var body: some Scene {
    WindowGroup {
      HostRoot(app: device.app, keys: device.keys)
        .task { await device.browse() }
        .task { await device.watchNetwork() }
    }
  }
}
