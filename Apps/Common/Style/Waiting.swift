import Foundation
import SwiftUI
import TriptoDesign

/// The brand's spinner (UI-H42); where people want less motion it stands still.
struct Spinner: View {
  @ScaledMetric private var size: Double
  @Environment(\.accessibilityReduceMotion) private var isCalm
  @State private var isTurning = false

  /// - Parameter size: pt, at the text size that devices come with.
  init(size: Double = 24) { _size = ScaledMetric(wrappedValue: size, relativeTo: .body) }

  private static let secondsPerTurn = 1.0
  /// So much of the ring is drawn.
  private static let share = 0.72

  var body: some View {
    Circle()
      .trim(from: 0, to: Self.share)
      .stroke(LinearGradient.triptoTitle, style: StrokeStyle(lineWidth: size / 8, lineCap: .round))
      .rotationEffect(.degrees(isTurning ? 360 : 0))
      .frame(width: size, height: size)
      .animation(turning, value: isTurning)
      .onAppear { isTurning = !isCalm }
      .accessibilityHidden(true)
  }

  private var turning: Animation? {
    isCalm ? nil : Motion.linear(Self.secondsPerTurn).repeatForever(autoreverses: false)
  }
}

/// The spinner with a word of what is waited for.
struct Waiting: View, Equatable {
  let text: String

  var body: some View {
    HStack(spacing: Measure.space2) {
      Spinner()
      Words(text).styled(.body, .textSecondary)
    }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("waiting")
  }
}
