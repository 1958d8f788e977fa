import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// A clue on the seat: the own brake's box over it, the clue, the brake, the note (UI-E28–UI-E32).
struct PlayClueView: View {
  let clue: PlayClue
  let along: PlayModel

  var body: some View {
    VStack(spacing: Measure.space2) {
      if let banner = clue.banner { BrakedLine(text: banner) }
      if let dialog = clue.dialog { AnswerBox(dialog: dialog, along: along) }
      PlayClueText(clue: clue, timer: along.timer)
      if let status = clue.status {
        Text(status).styled(.bodyLarge, .textPrimary).announcing(status, atOnce: true)
      }
      if let locked = clue.locked { OwnAnswer(locked: locked) }
      if clue.dialog == nil, let brake = clue.brake { PlayBrakeView(brake: brake, along: along) }
    }
  }
}

/// What it is worth, where it is, and what it says.
struct PlayClueText: View {
  let clue: PlayClue
  let timer: TimerModel

  var body: some View {
    VStack(alignment: .leading, spacing: Measure.space2) {
      SideBySide {
        VStack(alignment: .leading, spacing: Measure.space1) {
          if !clue.points.isEmpty { LevelBadge(text: clue.points) }
          if let eyebrow = clue.eyebrow { Text(eyebrow).styled(.meta, .textSecondary) }
        }
      } second: {
        if clue.banner == nil, clue.dialog == nil { ClockView(timer: timer) }
      }
      ClueText(
        text: clue.text ?? clue.listening, isClue: clue.text != nil,
        tone: clue.text == nil ? .textMuted : .textPrimary
      )
      .fadesInUp(.fadeInUpText)
      .id(clue.text)
      .announcing(clue.text ?? "")
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .cardGround()
  }
}

/// Another has the brake (UI-E29).
struct BrakedLine: View, Equatable {
  let text: String

  var body: some View {
    Label(text, symbol: .brake)
      .styled(.bodyLarge, .textPrimary)
      .frame(maxWidth: .infinity, alignment: .leading)
      .brakeGround()
      .announcing(text, atOnce: true)
      .accessibilityIdentifier("brake-banner")
  }
}

/// The own answer is in, and leaves the room to the clue (UI-E32).
struct OwnAnswer: View, Equatable {
  let locked: PlayLocked

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Marked {
        if locked.isNote {
          Image(extra: .note).styled(.bodyLarge, .accentMint)
        } else {
          Image(symbol: .locked).styled(.bodyLarge, .accentMint)
        }
      } words: {
        Text(locked.answer).styled(.bodyLarge, .textPrimary)
      }
      Text(locked.line).styled(.meta, .textSecondary).monospacedDigit()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .cardGround()
    .announcing(locked.line, atOnce: true)
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("locked-card")
  }
}
