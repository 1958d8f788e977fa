import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

struct QuestionAnswersSlot: View {
  let game: GameModel
  var body: some View {
    if let cards = game.question {
      QuestionAnswersView(cards: cards, game: game).id(cards.index)
    }
  }
}

/// The count first, then everybody's words, then the verdicts (UI-H32, UI-H33).
struct QuestionAnswersView: View {
  let cards: QuestionCards
  let game: GameModel

  var body: some View {
    Card(cards.answersTitle, .players) {
      if let judged = cards.judged {
        RightAnswerView(text: judged.rightAnswer)
        AnswerRowsView(rows: judged.rows, game: game)
      }
      ForEach(cards.words.indices, id: \.self) { place in
        WordsRow(words: cards.words[place]).comesIn(place)
      }
    }
    .announcing(cards.answersTitle)
  }
}

/// A name and what it answered.
struct WordsRow: View, Equatable {
  let words: QuestionCards.Words

  var body: some View {
    SideBySide {
      Text(words.name).styled(.bodyLarge, .textPrimary)
    } second: {
      Text(words.answer).styled(.body, .textSecondary)
    }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("answer-words")
  }
}
