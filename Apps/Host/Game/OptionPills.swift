import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards

/// The options side by side in a scroller, or one below the other for very large text (UI-H30, UI-H44).
struct OptionPills: View {
  let options: [QuestionCards.Option]
  let label: String
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    Group {
      if typeSize.isAccessibilitySize {
        VStack(alignment: .leading, spacing: Measure.space1) { pills }
      } else {
        ScrollView(.horizontal) {
          HStack(spacing: Measure.space1) { pills }
        }
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text(label))
  }

  private var pills: some View {
    ForEach(options.indices, id: \.self) { OptionPill(option: options[$0]) }
  }
}

/// A letter and its text; the right one has its mark beside the colour (UI-A2). Very large words stand below them.
struct OptionPill: View, Equatable {
  let option: QuestionCards.Option
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    Group {
      if typeSize.isAccessibilitySize {
        VStack(alignment: .leading, spacing: 4) {
          HStack(spacing: Measure.space1) {
            letter
            mark
          }
          words
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      } else {
        HStack(spacing: Measure.space1) {
          letter
          words
          mark
        }
      }
    }
    .padding(.horizontal, Measure.space2)
    .padding(.vertical, Measure.space1)
    .background(Color.tripto(.bgRaised), in: .rect(cornerRadius: Measure.radiusLarge))
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("option")
  }

  private var letter: some View {
    Text(option.letter).styled(.bodyLarge, option.isRight ? .successGreen : .textSecondary)
  }

  private var words: some View { Words(option.text).styled(.body, .textPrimary) }

  @ViewBuilder private var mark: some View {
    if option.isRight {
      Image(symbol: .correct).foregroundStyle(Color.tripto(.successGreen))
    }
  }

  nonisolated static func == (one: OptionPill, other: OptionPill) -> Bool {
    one.option == other.option
  }
}
