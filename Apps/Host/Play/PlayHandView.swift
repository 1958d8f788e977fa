import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

struct PlayHandSlot: View {
  let along: PlayModel
  var body: some View {
    if let hand = along.hand { PlayHandView(hand: hand, along: along) }
  }
}

/// What the seat shows in each phase.
struct PlayHandView: View {
  let hand: PlayHand
  let along: PlayModel

  var body: some View {
    switch hand {
    case .waiting(let text): Waiting(text: text)
    case .rules(let rules): PlayRulesView(rules: rules)
    case .clue(let clue): PlayClueView(clue: clue, along: along)
    case .reveal(let reveal): PlayRevealView(reveal: reveal)
    case .question(let question): PlayQuestionView(question: question, along: along)
    case .scores(let scores): PlayScoresView(scores: scores, along: along)
    case .older(let text): OlderPhaseView(text: text)
    }
  }
}

/// The rules of the first journey; the one that is told is lit (UI-E27, EVE56).
struct PlayRulesView: View, Equatable {
  let rules: PlayRules

  var body: some View {
    Card(rules.title, .question) {
      ForEach(rules.lines.indices, id: \.self) { place in
        Text(rules.lines[place])
          .styled(.bodyLarge, place == rules.lit ? .textPrimary : .textMuted)
      }
    }
  }
}
