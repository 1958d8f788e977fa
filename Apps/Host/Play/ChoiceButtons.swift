import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards

/// Large choices with letter and shape, in the TV's order: two columns, or one for long words and large text (UI-P19).
struct ChoiceButtons: View {
  let choices: [PlayChoice]
  let choose: @MainActor (String) -> Void

  var body: some View {
    ViewThatFits(in: .horizontal) {
      Grid(horizontalSpacing: Measure.space1, verticalSpacing: Measure.space1) {
        ForEach(Array(stride(from: 0, to: choices.count, by: 2)), id: \.self) { first in
          GridRow {
            button(first)
            if first + 1 < choices.count { button(first + 1) }
          }
        }
      }
      VStack(spacing: Measure.space1) {
        ForEach(choices.indices, id: \.self) { button($0) }
      }
    }
  }

  private func button(_ place: Int) -> some View {
    let choice = choices[place]
    return Button {
      choose(choice.text)
    } label: {
      ChoiceLabel(choice: choice)
    }
    .buttonStyle(ChoiceStyle(isChosen: choice.isChosen))
    .accessibilityIdentifier("choice-\(place)")
  }
}

/// A ● B ▲ C ■ D ◆: letter and shape, never the colour alone (UI-A2).
/// Very large words stand below them.
struct ChoiceLabel: View {
  let choice: PlayChoice
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    HStack(spacing: Measure.space1) {
      if typeSize.isAccessibilitySize {
        VStack(alignment: .leading, spacing: 4) {
          HStack(spacing: Measure.space1) { mark }
          words
        }
      } else {
        mark
        words
      }
      Spacer(minLength: 0)
    }
    .accessibilityElement(children: .combine)
  }

  @ViewBuilder private var mark: some View {
    if ChoiceMark.all.indices.contains(choice.id) {
      let mark = ChoiceMark.all[choice.id]
      Image(systemName: mark.shape).foregroundStyle(Color.tripto(mark.colour))
    }
    Text(verbatim: choice.letter).styled(.bodyLarge, .textSecondary)
  }

  private var words: some View { Words(choice.text).styled(.bodyLarge, .textPrimary) }
}

/// At least 56 high; the chosen one has a mint edge.
struct ChoiceStyle: ButtonStyle {
  let isChosen: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(Measure.space2)
      .frame(maxWidth: .infinity, minHeight: 56)
      .background(Color.tripto(.bgRaised), in: .rect(cornerRadius: Measure.radiusMedium))
      .overlay {
        RoundedRectangle(cornerRadius: Measure.radiusMedium)
          .strokeBorder(
            Color.tripto(isChosen ? .accentMint : .lineStrong), lineWidth: isChosen ? 3 : 1)
      }
      .pressed(configuration.isPressed, scale: Motion.pressScale)
  }
}
