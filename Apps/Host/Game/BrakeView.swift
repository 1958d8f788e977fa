import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// Who has braked, how long the answer may take, and what can be done about it (UI-H26, BR8, UI-E23).
struct BrakeView: View {
  let card: BrakeCard
  let game: GameModel

  var body: some View {
    VStack(alignment: .leading, spacing: Measure.space2) {
      SideBySide {
        Marked {
          Image(symbol: card.symbol).styled(.sectionHeading, .errorRedBright)
        } words: {
          // NB: it has a name, which may be longer than a line and breaks then.
          Text(card.title)
            .styled(.sectionHeading, .textPrimary)
            .accessibilityAddTraits(.isHeader)
        }
      } second: {
        ClockText(timer: game.timer, style: .sectionHeading)
      }
      if let typing = card.typing { Text(typing).styled(.body, .textPrimary) }
      if let title = card.orderTitle { BrakeOrderView(title: title, order: card.order) }
      BrakeButtons(card: card, game: game)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .brakeGround()
    .announcing(card.title, atOnce: true)
    .slidesIn()
    .accessibilityIdentifier("brake-banner")
  }
}

/// Who pressed when, the first one first.
struct BrakeOrderView: View, Equatable {
  let title: String
  let order: [BrakeCard.Press]

  var body: some View {
    VStack(alignment: .leading, spacing: Measure.space1) {
      Words(title).styled(.meta, .textSecondary)
      ForEach(order.indices, id: \.self) { place in
        SideBySide {
          Text(order[place].name).styled(.body, .textPrimary)
        } second: {
          if let margin = order[place].margin {
            Text(margin).styled(.body, .textSecondary).monospacedDigit()
          }
        }
      }
    }
  }
}

/// *Släpp bromsen åt {name}* and *Nästa ledtråd*.
struct BrakeButtons: View {
  let card: BrakeCard
  let game: GameModel

  var body: some View {
    VStack(spacing: Measure.space1) {
      if let release = card.release {
        Button(action: game.releaseBrake) { Label(release, symbol: .skip) }
          .accessibilityIdentifier("release")
      }
      if let next = card.next {
        Button(action: game.nextClue) { Label(next, symbol: .next) }
          .accessibilityIdentifier("next-clue")
      }
    }
    .buttonStyle(.triptoSecondary)
  }
}
