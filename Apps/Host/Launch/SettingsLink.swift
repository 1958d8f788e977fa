import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostScreens
import UIKit

/// *Öppna Inställningar*, where the person keeps the app out of the local network.
struct SettingsLink: View {
  let launch: LaunchModel
  /// This app's own page there.
  private static let settings = URL(string: UIApplication.openSettingsURLString)

  var body: some View {
    if let label = launch.openSettings, let settings = Self.settings {
      Link(destination: settings) { Label(label, symbol: .settings) }
        .buttonStyle(.triptoSmall)
        .accessibilityIdentifier("open-settings")
    }
  }
}
