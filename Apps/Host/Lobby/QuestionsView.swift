import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// How long, how hard, where to: answered already (UI-E17).
struct QuestionsView: View {
  let questions: Questions
  let app: HostApp
  let choose: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: Measure.space3) {
      if let round = questions.round { RoundLine(round: round, night: questions.night) }
      QuestionBlock(question: questions.length, app: app)
      QuestionBlock(question: questions.hardness, app: app)
      if let journey = questions.journey {
        JourneyBlock(journey: journey, app: app, choose: choose)
      } else {
        QuestionBlock(question: questions.place, app: app)
        FartherBlock(questions: questions, app: app, choose: choose)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .cardGround()
  }
}

/// A heading and a few large answers, of which one is chosen.
struct QuestionBlock: View {
  let question: Questions.Question
  let app: HostApp

  var body: some View {
    VStack(alignment: .leading, spacing: Measure.space1) {
      Text(verbatim: question.title)
        .styled(.bodyLarge, .textPrimary)
        .accessibilityAddTraits(.isHeader)
      ViewThatFits(in: .horizontal) {
        HStack(alignment: .top, spacing: Measure.space1) { answers(asWideAs: longest) }
        VStack(spacing: Measure.space1) { answers(asWideAs: "") }
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier(question.id)
  }

  private var longest: String {
    question.answers.map(\.label).max { $0.count < $1.count } ?? ""
  }

  private func answers(asWideAs widest: String) -> some View {
    ForEach(question.answers) { answer in
      Button {
        app.lobby.choose(answer)
      } label: {
        AnswerLabel(label: answer.label, more: answer.more, widest: widest)
      }
      .buttonStyle(.triptoAnswer)
      .picked(answer.isChosen)
      .disabled(!answer.isEnabled || app.commands.isOff)
      .accessibilityIdentifier("\(question.id)-\(answer.id)")
    }
  }
}

struct AnswerLabel: View, Equatable {
  let label: String
  let more: String?
  /// The longest label beside it: all of them have its width, or stand below each other.
  let widest: String

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: label).bold()
      if let more {
        // NB: it wraps as narrow as its answer is, which asks for the room of its label alone.
        Text(verbatim: more)
          .lettered(.meta)
          .monospacedDigit()
          .frame(idealWidth: 0, maxWidth: .infinity, alignment: .leading)
      }
      Text(verbatim: widest).bold().fixedSize().frame(height: 0).hidden()
    }
  }
}
