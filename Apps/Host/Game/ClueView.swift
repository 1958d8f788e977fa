import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// The clue in full, what it is worth, how long it lasts (UI-H20, UI-H21).
struct ClueView: View {
  let card: ClueCard
  let hasClock: Bool
  let game: GameModel

  var body: some View {
    Card(card.title, card.symbol) {
      SideBySide {
        AnsweredView(text: card.answered, count: card.answeredCount, total: card.total)
      } second: {
        if let level = card.level { LevelBadge(text: level) }
      }
      ClueText(text: card.text, isClue: card.level != nil)
        .fadesInUp(.fadeInUpText)
        .id(card.text)
      SideBySide {
        if hasClock { ClockView(timer: game.timer) }
      } second: {
        if card.canExtend { ExtendButton(game: game) }
      }
    }
  }
}

/// A clue, or that none is there yet, which is a label of a few words.
struct ClueText: View, Equatable {
  let text: String
  let isClue: Bool
  var tone = Colour.textPrimary

  var body: some View {
    Group {
      if isClue { Text(text) } else { Words(text) }
    }
    .styled(.clueText, tone)
    .accessibilityIdentifier("clue-text")
  }
}

/// 10 → 8 → 6 → 4 → 2 p (UI-H21).
struct LevelBadge: View, Equatable {
  let text: String

  var body: some View {
    Text(text)
      .styled(.levelNumeral, .bgBase)
      .padding(.horizontal, Measure.space2)
      .background(Color.tripto(.accentOrange), in: .capsule)
      // In one line, whatever stands beside it.
      .layoutPriority(1)
      .accessibilityIdentifier("level")
      .popsIn()
      .id(text)
  }
}

/// How many have answered, as pips and in words (UI-H27).
struct AnsweredView: View, Equatable {
  let text: String
  let count: Int
  let total: Int

  var body: some View {
    VStack(alignment: .leading, spacing: Measure.space1) {
      Pips(on: count, of: total)
      Words(text)
        .styled(.body, .textSecondary)
        .accessibilityIdentifier("count")
    }
  }
}

/// As many points as there are players, closer together where there are many; those that have answered are lit.
struct Pips: View, Equatable {
  let on: Int
  let of: Int
  private static let (size, step) = (10.0, 14.0)

  var body: some View {
    Canvas { context, size in
      let step = min(Self.step, size.width / Double(max(of, 1)))
      for place in 0..<of {
        let side = min(Self.size, step)
        let dot = CGRect(x: Double(place) * step, y: 0, width: side, height: side)
        let colour = Color.tripto(place < on ? .accentMint : .lineStrong)
        context.fill(Path(ellipseIn: dot), with: .style(colour))
      }
    }
    .frame(height: Self.size)
    .accessibilityHidden(true)
  }
}
