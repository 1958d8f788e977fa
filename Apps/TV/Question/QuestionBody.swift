import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// The question in the middle of what room there is, and below it what may be answered.
struct QuestionBody: View, Equatable {
  let question: TVQuestion

  /// Where an evening's question has been told, passengers will stand in the signs; a full sofa needs the room below.
  private var height: Double {
    if question.verdicts.count > 8 { return 100 }
    return question.isSettled && question.verdicts.isEmpty ? 152 : 124
  }

  var body: some View {
    VStack(spacing: question.verdicts.count > 8 ? 10 : 18) {
      FittedLines(text: question.question)
        .frame(maxHeight: .infinity)
        .accessibilityIdentifier("question")
        .accessibilityAddTraits(.isHeader)
      if question.options.isEmpty {
        OpenAnswer(question: question)
      } else {
        OptionGrid(
          options: question.options, isSettled: question.isSettled, height: height)
      }
      if !question.verdicts.isEmpty { VerdictGrid(verdicts: question.verdicts) }
      if let explanation = question.explanation {
        Text(verbatim: explanation)
          .sized(36, .textPrimary)
          .lines(2, of: 36)
          .multilineTextAlignment(.center)
          .frame(maxWidth: 1600)
          .overNight()
          .fadesInUp()
          .accessibilityIdentifier("explanation")
      }
    }
  }
}
