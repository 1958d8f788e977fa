import SwiftUI
import TriptoDesign
import TriptoTVScreens

private struct SlowDeviceKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The device draws fewer than 40 pictures a second: the landscape stands still (UI-T31).
  var isSlowDevice: Bool {
    get { self[SlowDeviceKey.self] }
    set { self[SlowDeviceKey.self] = newValue }
  }
}
