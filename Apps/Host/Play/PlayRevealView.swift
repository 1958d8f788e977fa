import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// The reveal: nothing of the name before it is told (UI-E35).
struct PlayRevealView: View, Equatable {
  let reveal: PlayReveal

  var body: some View {
    VStack(spacing: Measure.space2) {
      if let waiting = reveal.waiting { Waiting(text: waiting) }
      if let name = reveal.name {
        VStack(spacing: Measure.space1) {
          Text(reveal.lead).styled(.bodyLarge, .textSecondary)
          Text(name)
            .styled(.gameShowHeading, .accentOrangeBright)
            .accessibilityAddTraits(.isHeader)
            .accessibilityIdentifier("reveal-name")
          if let country = reveal.country { Text(country).styled(.bodyLarge, .textPrimary) }
        }
        .multilineTextAlignment(.center)
        .announcing(name, atOnce: true)
        .fadesInUp()
      }
      if let verdict = reveal.verdict { OwnVerdict(verdict: verdict) }
      if let card = reveal.postcard { PlayPostcardView(card: card) }
      if let line = reveal.line { Text(line).styled(.body, .textSecondary) }
    }
    .frame(maxWidth: .infinity)
  }
}

/// The own right or wrong, large (UI-P23).
struct OwnVerdict: View, Equatable {
  let verdict: PlayVerdict

  var body: some View {
    VStack(spacing: Measure.space1) {
      Label(verdict.title, symbol: verdict.isCorrect ? .correct : .wrong)
        .styled(.gameShowHeading, verdict.isCorrect ? .successGreen : .errorRedBright)
      if let answer = verdict.answer { Text(answer).styled(.bodyLarge, .textPrimary) }
      if !verdict.reading.isEmpty { Text(verdict.reading).styled(.body, .textSecondary) }
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity)
    .cardGround()
    .popsIn()
    .announcing(verdict.title, atOnce: true)
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("own-verdict")
  }
}
