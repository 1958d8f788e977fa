import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// Verdict, name, words, level, points: never the colour alone (UI-A2, UI-H24).
struct AnswerRowView: View, Equatable {
  let row: AnswerRow

  var body: some View {
    Marked {
      Image(symbol: row.verdictSymbol)
        .styled(.bodyLarge, row.isCorrect ? .successGreen : .errorRed)
        .accessibilityLabel(Text(row.verdict))
    } words: {
      VStack(alignment: .leading, spacing: 4) {
        SideBySide {
          Text(row.name).styled(.bodyLarge, .textPrimary)
        } second: {
          Text(row.points).styled(.bodyLarge, .accentOrangeBright).monospacedDigit()
        }
        Text(row.answer).styled(.body, .textSecondary)
        if let level = row.level { Text(level).styled(.meta, .textMuted).monospacedDigit() }
        if !row.reading.isEmpty { Text(row.reading).styled(.meta, .textMuted) }
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("answer-row")
  }
}

/// The host's own verdict, as the last word (UI-H57).
struct VerdictButton: View {
  let row: AnswerRow
  let game: GameModel

  var body: some View {
    Button {
      game.judge(row)
    } label: {
      Label(row.judge ?? "", symbol: .verdict)
    }
    .buttonStyle(.triptoSmall)
    .accessibilityLabel(Text(row.judgeLabel ?? ""))
    .accessibilityIdentifier("verdict")
  }
}
