import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostScreens

/// *Öppna Inställningar*, where the person keeps the app out of the local network.
struct SettingsLink: View {
  let launch: LaunchModel
  /// The value of `UIApplication.openSettingsURLString`: this app's own page there.
  private static let settings = URL(string: "app-settings:")

  var body: some View {
    if let label = launch.openSettings, let settings = Self.settings {
      Link(destination: settings) { Label(label, symbol: .settings) }
        .buttonStyle(.triptoSmall)
        .accessibilityIdentifier("open-settings")
    }
  }
}
