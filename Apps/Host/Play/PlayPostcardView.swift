import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards

/// A greeting from the place: a picture by its kind and climate, the day, and what one did not know (UI-E35).
struct PlayPostcardView: View, Equatable {
  let card: PlayPostcard
  private static let shape = 1.6
  private static let narrowest = 96.0

  var body: some View {
    VStack(alignment: .leading, spacing: Measure.space1) {
      PostcardPicture(kind: card.kind, climate: card.climate)
        .frame(minHeight: Self.narrowest)
        .aspectRatio(Self.shape, contentMode: .fit)
        .clipShape(.rect(cornerRadius: Measure.radiusSmall))
      SideBySide {
        Text(card.greeting).styled(.bodyLarge, .textPrimary).accessibilityIdentifier("greeting")
      } second: {
        if let day = card.day { Text(day).styled(.body, .textSecondary) }
      }
      if let wonder = card.wonder {
        Text(wonder).styled(.body, .textSecondary).accessibilityIdentifier("wonder")
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .cardGround()
    .fadesInUp()
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("postcard")
  }
}
