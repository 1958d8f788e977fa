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

/// A letter and its text; the right one has its mark beside the colour (UI-A2).
struct OptionPill: View, Equatable {
  let option: QuestionCards.Option

  var body: some View {
    HStack(spacing: Measure.space1) {
      Text(option.letter).styled(.bodyLarge, option.isRight ? .successGreen : .textSecondary)
      Text(option.text).styled(.body, .textPrimary)
      if option.isRight {
        Image(symbol: .correct).foregroundStyle(Color.tripto(.successGreen))
      }
    }
    .padding(.horizontal, Measure.space2)
    .padding(.vertical, Measure.space1)
    .background(Color.tripto(.bgRaised), in: .rect(cornerRadius: Measure.radiusLarge))
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("option")
  }
}
