import Foundation
import SwiftUI
import TriptoDesign
import TriptoScreens
import TriptoTVScreens

/// An award as it is given: what it is called, who has it, and its number (EVE78, EVE79).
struct AwardView: View, Equatable {
  let award: Award

  var body: some View {
    VStack(spacing: 24) {
      Image(symbol: .medal).sized(200, .rankGold).accessibilityHidden(true)
      Text(verbatim: award.title)
        .sized(100, .accentOrangeBright)
        .lines(2, atLeast: 56, of: 100)
        .multilineTextAlignment(.center)
        .accessibilityAddTraits(.isHeader)
        .accessibilityIdentifier("award")
      Text(verbatim: award.names)
        .sized(64, .textPrimary)
        .lines(2, atLeast: 40, of: 64)
        .multilineTextAlignment(.center)
      if let value = award.value { Pill(text: value, size: 56, ink: .bgBase, ground: .accentMint) }
    }
    .overNight()
    .popsIn()
    .id(award.id)
    .placed(Stage.marginX, 170, Stage.roomX, 800)
  }
}

/// An award among others, below the podium.
struct AwardLine: View, Equatable {
  let award: Award

  var body: some View {
    HStack(spacing: 14) {
      Image(symbol: .medal).sized(48, .rankGold).accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: award.title).sized(32, .accentOrangeBright).lineLimit(1)
        Text(verbatim: [award.names, award.value].compactMap { $0 }.joined(separator: " · "))
          .sized(32, .textPrimary, bold: false)
          .lineLimit(2)
      }
    }
    .padding(.leading, 14)
    .padding(.trailing, 24)
    .padding(.vertical, 8)
    .panel(radius: 24)
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("award-line")
  }
}
