import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards

/// The destination, for the host's eyes only (UI-H19).
struct SecretView: View, Equatable {
  let card: SecretCard

  var body: some View {
    Card(card.title, card.symbol, tint: .warnAmber) {
      if let name = card.name {
        Words(name).styled(.secretName, .textPrimary).accessibilityIdentifier("secret-name")
      }
      if let country = card.country {
        Words(country).styled(.bodyLarge, .textSecondary)
      }
      Text(card.note).styled(.meta, .textSecondary)
    }
  }
}
