import Foundation
import SwiftUI
import TriptoDesign

/// What is left of a time as a ring around its words; red at the end (UI-H31). For very large text the words stand
/// below it.
struct TimerRing: View, Equatable {
  /// 0–1.
  let share: Double
  let text: String
  let isLow: Bool
  @Environment(\.dynamicTypeSize) private var typeSize

  private static let size = 72.0

  var body: some View {
    Group {
      if typeSize.isAccessibilitySize {
        VStack(alignment: .leading, spacing: Measure.space1) {
          RingShape(share: share, isLow: isLow).frame(width: Self.size, height: Self.size)
          words(.body)
        }
      } else {
        RingShape(share: share, isLow: isLow)
          .frame(width: Self.size, height: Self.size)
          .overlay { words(.meta) }
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("timer")
  }

  private func words(_ style: TypeStyle) -> some View {
    Text(verbatim: text)
      .styled(style, isLow ? .errorRedBright : .textPrimary)
      .monospacedDigit()
  }

  nonisolated static func == (one: TimerRing, other: TimerRing) -> Bool {
    one.share == other.share && one.text == other.text && one.isLow == other.isLow
  }
}

private struct RingShape: View {
  let share: Double
  let isLow: Bool
  private static let width = 6.0

  var body: some View {
    Circle()
      .strokeBorder(Color.tripto(.lineStrong), lineWidth: Self.width)
      .overlay {
        Circle()
          .trim(from: 0, to: share)
          .stroke(
            Color.tripto(isLow ? .errorRed : .accentBlue),
            style: StrokeStyle(lineWidth: Self.width, lineCap: .round)
          )
          .rotationEffect(.degrees(-90))
          .padding(Self.width / 2)
      }
  }
}

/// What is left of a time as a bar, red at the end (UI-H29, UI-H31).
struct TimerBar: View, Equatable {
  /// 0–1.
  let share: Double
  let isLow: Bool
  private static let height = 12.0

  var body: some View {
    GeometryReader { proxy in
      Capsule()
        .fill(Color.tripto(isLow ? .errorRed : .accentBlue))
        .frame(width: proxy.size.width * share)
    }
    .frame(height: Self.height)
    .background(Color.tripto(.bgRaised), in: .capsule)
    .accessibilityHidden(true)
  }
}
