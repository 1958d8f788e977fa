import Foundation
import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// Awards, how the night stands, and whether there may be another round (UI-E14).
struct NightFoot: View, Equatable {
  let finale: TVFinale

  var body: some View {
    VStack(spacing: 12) {
      if !finale.awards.isEmpty {
        HStack(spacing: 24) {
          ForEach(finale.awards) { AwardLine(award: $0) }
        }
      }
      HStack(spacing: 32) {
        if let night = finale.night {
          Text(verbatim: night)
            .sized(38, .textPrimary)
            .oneLine(of: 38)
            .pill(x: 40, y: 12)
            .accessibilityIdentifier("night")
        }
        if let ask = finale.oneMore {
          Text(verbatim: ask)
            .sized(38, .bgBase)
            .oneLine(of: 38)
            .pill(.accentMint, x: 40, y: 12)
            .accessibilityIdentifier("one-more")
        }
      }
    }
  }
}
