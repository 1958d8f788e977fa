import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// *Svar: Paris (Frankrike)*, and the destination's answers, to judge otherwise (UI-H23, UI-H24).
struct AnswersView: View {
  let card: AnswersCard
  let game: GameModel

  var body: some View {
    if let arrival = card.arrival {
      Words(arrival)
        .styled(.gameShowHeading, .accentOrangeBright)
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityAddTraits(.isHeader)
        .announcing(arrival, atOnce: true)
        .accessibilityIdentifier("arrival")
    }
    Card(card.title, .verdict) {
      if let text = card.waiting { Waiting(text: text) }
      if let text = card.emptyText { Text(text).styled(.body, .textMuted) }
      AnswerRowsView(rows: card.rows, game: game)
    }
  }
}

/// A judged question: the right answer and everybody's words (UI-H33).
struct JudgedView: View {
  let question: JudgedQuestion
  let game: GameModel

  var body: some View {
    Card(question.title, .question) {
      RightAnswerView(text: question.rightAnswer)
      AnswerRowsView(rows: question.rows, game: game)
    }
  }
}

/// *Rätt svar: …*.
struct RightAnswerView: View, Equatable {
  let text: String

  var body: some View {
    Label(text, symbol: .correct)
      .styled(.bodyLarge, .successGreen)
      .announcing(text, atOnce: true)
      .accessibilityIdentifier("right-answer")
  }
}

/// The rows of judged answers.
struct AnswerRowsView: View {
  let rows: [AnswerRow]
  let game: GameModel

  var body: some View {
    ForEach(rows) { row in
      VStack(alignment: .leading, spacing: Measure.space1) {
        AnswerRowView(row: row)
        if row.judge != nil { VerdictButton(row: row, game: game) }
      }
      .padding(.vertical, 4)
    }
  }
}
