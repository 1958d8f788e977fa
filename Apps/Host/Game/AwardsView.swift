import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoScreens

/// The awards that the TV has told (EVE78, EVE79).
struct AwardsView: View, Equatable {
  let awards: [Award]

  var body: some View {
    ForEach(awards) { award in
      SideBySide {
        VStack(alignment: .leading, spacing: 4) {
          Text(award.title).styled(.meta, .textSecondary)
          Text(award.names).styled(.bodyLarge, .textPrimary)
        }
      } second: {
        if let value = award.value {
          Text(value).styled(.bodyLarge, .accentMint).monospacedDigit()
        }
      }
      .accessibilityElement(children: .combine)
      .accessibilityIdentifier("award")
    }
  }
}
