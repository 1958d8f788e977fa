import Foundation
import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// The postcard of the place: a picture by its kind and climate, the greeting, and what one did not know (EVE57, EVE68).
struct PostcardView: View, Equatable {
  let card: Postcard

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      PostcardPicture(kind: card.kind, climate: card.climate)
        .frame(height: 250)
        .overlay(alignment: .topTrailing) {
          if let day = card.day, let stamp = card.stamp {
            Postmark(day: day, stamp: stamp).padding(14)
          }
        }
      Text(verbatim: card.greeting)
        .sized(38, .bgBase)
        .lines(2, of: 38)
        .padding(.horizontal, 24)
        .padding(.top, 12)
        .accessibilityIdentifier("greeting")
      if let wonder = card.wonder {
        Text(verbatim: wonder)
          .sized(32, .bgRaised, bold: false)
          .lineLimit(8)
          .padding(.horizontal, 24)
          .padding(.top, 4)
          .accessibilityIdentifier("wonder")
      }
    }
    .padding(.bottom, 18)
    .frame(width: 520, alignment: .leading)
    .background(Color.tripto(.textPrimary))
    .clipShape(.rect(cornerRadius: 18))
    .fadesInUp()
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("postcard")
  }
}

/// The day, and the best answer's points, stamped (EVE68).
private struct Postmark: View, Equatable {
  let day, stamp: String

  var body: some View {
    VStack(spacing: 0) {
      Text(verbatim: day).sized(32, .bgBase).lineLimit(1).fixedSize()
      Text(verbatim: stamp).sized(44, .bgBase).lineLimit(1).fixedSize()
    }
    .frame(width: 170, height: 170)
    .background(Color.tripto(.textPrimary.opacity(0.85)), in: .circle)
    .overlay { Circle().strokeBorder(Color.tripto(.errorRedDeep), lineWidth: 6) }
    .accessibilityHidden(true)
  }
}
