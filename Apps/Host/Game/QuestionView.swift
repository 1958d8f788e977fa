import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

struct QuestionSlot: View {
  let game: GameModel
  var body: some View {
    if let cards = game.question {
      QuestionView(cards: cards, game: game).id(cards.index)
    }
  }
}

/// A follow-up before anybody has answered: time, the right answer, the question (UI-H29–UI-H31).
struct QuestionView: View {
  let cards: QuestionCards
  let game: GameModel

  var body: some View {
    VStack(spacing: Measure.space2) {
      QuestionHead(header: cards.header, canExtend: cards.canExtend, game: game)
      if let answer = cards.answer {
        Card(cards.answerTitle, cards.answerSymbol, tint: .successGreen) {
          Words(answer)
            .styled(.secretName, .successGreen)
            .accessibilityIdentifier("correct-answer")
        }
      }
      QuestionTextView(
        title: cards.questionTitle, text: cards.text, options: cards.options,
        label: cards.optionsLabel)
    }
    .fadesInUp()
  }
}

/// *Fråga 1 / 2*, and its clock.
struct QuestionHead: View {
  let header: String
  let canExtend: Bool
  let game: GameModel

  var body: some View {
    Card(header, .timer, tint: .accentBlueBright) {
      ClockBar(timer: game.timer)
      if canExtend { ExtendButton(game: game) }
    }
  }
}

/// The question with its options, read-only (UI-H30).
struct QuestionTextView: View, Equatable {
  let title: String
  let text: String
  let options: [QuestionCards.Option]?
  let label: String

  var body: some View {
    Card(title, .question) {
      Text(text)
        .styled(.clueText, .textPrimary)
        .accessibilityIdentifier("question-text")
      if let options { OptionPills(options: options, label: label) }
    }
  }
}
