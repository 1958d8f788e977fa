import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// A question, then what became of the answer (UI-P19–UI-P21).
struct PlayQuestionView: View {
  let question: PlayQuestion
  let along: PlayModel

  var body: some View {
    VStack(spacing: Measure.space2) {
      Card(question.header, .question) {
        ClockBar(timer: along.timer)
        Text(question.question)
          .styled(.clueText, .textPrimary)
          .accessibilityIdentifier("question-text")
        if question.isOpen { QuestionEntry(question: question, along: along) }
        if !question.status.isEmpty {
          Text(question.status)
            .styled(.bodyLarge, .accentMint)
            .announcing(question.status, atOnce: true)
            .accessibilityIdentifier("followup-status")
        }
        ErrorLine(text: question.error)
      }
      if let verdict = question.verdict { OwnVerdict(verdict: verdict) }
      if let answer = question.rightAnswer {
        PlayResults(answer: answer, explanation: question.explanation, rows: question.rows)
      }
    }
  }
}

/// The options, of which one tap is the answer; or a field.
struct QuestionEntry: View {
  let question: PlayQuestion
  let along: PlayModel

  var body: some View {
    if question.options.isEmpty {
      AnswerField(
        text: question.text, label: question.question, name: "followup-input", type: along.type,
        send: { along.submit() })
      SendButton(label: question.send, isReady: question.isReady, name: "followup-send") {
        along.submit()
      }
    } else {
      ChoiceButtons(choices: question.options) { along.submit($0) }
    }
  }
}

/// Who was right: never the others' words.
struct PlayResults: View, Equatable {
  let answer: String
  let explanation: String?
  let rows: [PlayQuestion.Row]

  var body: some View {
    VStack(alignment: .leading, spacing: Measure.space1) {
      RightAnswerView(text: answer)
      if let explanation { Text(explanation).styled(.body, .textSecondary) }
      ForEach(rows) { PlayResultRow(row: $0) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .cardGround()
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("followup-results")
  }
}
