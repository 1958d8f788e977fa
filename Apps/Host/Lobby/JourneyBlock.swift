import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// A journey of one's own takes the place of the third question (UI-E17).
struct JourneyBlock: View {
  let journey: Questions.Journey
  let app: HostApp
  let choose: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: Measure.space1) {
      Text(verbatim: journey.title)
        .styled(.bodyLarge, .textPrimary)
        .accessibilityAddTraits(.isHeader)
        .announcing(journey.title)
      Button(action: choose) { Label(journey.change, symbol: .rename) }
        .buttonStyle(.triptoSecondary)
        .accessibilityIdentifier("change-plan")
      Button(action: app.library.clear) { Label(journey.drop, symbol: .delete) }
        .buttonStyle(.triptoSecondary)
        .disabled(app.commands.isOff)
        .accessibilityIdentifier("drop-plan")
    }
  }
}
