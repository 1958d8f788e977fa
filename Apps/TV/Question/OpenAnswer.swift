import SwiftUI
import TriptoDesign
import TriptoScreens
import TriptoTVScreens

/// *Skriv svaret på telefonen*, then the right answer and who had it; nobody's own words (UI-T16, UI-E13).
struct OpenAnswer: View, Equatable {
  let question: TVQuestion

  var body: some View {
    VStack(spacing: 18) {
      if let answer = question.openAnswer {
        HStack(spacing: 36) {
          Text(verbatim: answer)
            .sized(50, question.isSettled ? .accentMintBright : .textSecondary)
            .lines(2, of: 50)
            .multilineTextAlignment(.center)
          if let points = question.openPoints {
            Text(verbatim: points).sized(50, .accentOrangeBright).lineLimit(1).fixedSize()
          }
        }
        .padding(.horizontal, 64)
        .padding(.vertical, 26)
        .background(Color.tripto(ground), in: .rect(cornerRadius: 30))
        .overlay {
          RoundedRectangle(cornerRadius: 30)
            .strokeBorder(
              Color.tripto(question.isSettled ? .successGreen : .lineStrong), style: stroke)
        }
        .accessibilityIdentifier("open-answer")
      }
      HStack(spacing: 60) {
        if let right = question.right { OpenPicks(people: right, symbol: .correct) }
        if let other = question.other { OpenPicks(people: other, symbol: .wrong) }
      }
    }
  }

  private var ground: Colour {
    question.isSettled ? Colour.successGreen.opacity(0.22).over(.bgBase) : .panel.opacity(0.95)
  }

  private var stroke: StrokeStyle {
    StrokeStyle(lineWidth: 4, dash: question.isSettled ? [] : [14, 10])
  }
}

private struct OpenPicks: View, Equatable {
  let people: TVQuestion.People
  let symbol: Symbol

  var body: some View {
    if !people.shown.isEmpty {
      HStack(spacing: 18) {
        Image(symbol: symbol)
          .sized(48, symbol == .correct ? .successGreen : .errorRed)
          .accessibilityHidden(true)
        PickRow(people: people)
      }
      .padding(.horizontal, 26)
      .padding(.vertical, 6)
      .panel(radius: 26)
    }
  }
}

/// Who was right, in sessions that are no evenings.
struct VerdictGrid: View, Equatable {
  let verdicts: [TVQuestion.Verdict]

  private var columns: Int { verdicts.count > 8 ? 4 : min(3, max(1, verdicts.count)) }

  var body: some View {
    LazyVGrid(
      columns: Array(repeating: GridItem(.flexible(), spacing: 12), count: columns), spacing: 10
    ) {
      ForEach(verdicts) { verdict in
        HStack(spacing: 8) {
          Image(symbol: verdict.isCorrect ? .correct : .wrong)
            .sized(36, verdict.isCorrect ? .successGreen : .errorRed)
            .accessibilityHidden(true)
          Text(verbatim: verdict.person.name).sized(32, .textPrimary).lineLimit(2)
          Spacer(minLength: 0)
          Text(verbatim: verdict.text)
            .sized(32, verdict.isCorrect ? .accentMintBright : .textSecondary)
            .lineLimit(1)
            .fixedSize()
        }
        .padding(.horizontal, 12)
        .frame(minHeight: verdicts.count > 8 ? 48 : 64)
        .panel()
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier("verdict")
      }
    }
  }
}
