import Foundation
import SwiftUI
import TriptoDesign

extension View {
  /// Rows glide to their new places when these change.
  func glides<Order: Equatable>(_ order: Order) -> some View { modifier(Gliding(order: order)) }

  /// It is refused: it shakes, or has a red border where people want less motion (UI.md §1.3).
  func shakes(_ isRefused: Bool) -> some View { modifier(Shaking(isRefused: isRefused)) }

  /// It rises and sinks without end, or stands still.
  /// - Parameters:
  ///   - by: pt, up and down.
  ///   - seconds: from the one end to the other.
  func floats(by: Double, seconds: Double) -> some View {
    modifier(Floating(by: by, seconds: seconds))
  }
}

private struct Gliding<Order: Equatable>: ViewModifier {
  let order: Order
  @Environment(\.accessibilityReduceMotion) private var isCalm

  func body(content: Content) -> some View {
    content.animation(isCalm ? nil : Motion.spring, value: order)
  }
}

private struct Shaking: ViewModifier {
  let isRefused: Bool
  @Environment(\.accessibilityReduceMotion) private var isCalm
  @State private var refusals = 0

  private static let places = [0, -Motion.shakeBy, Motion.shakeBy, -Motion.shakeBy, 0]

  func body(content: Content) -> some View {
    content
      .phaseAnimator(Self.places, trigger: refusals) { shaken, x in
        shaken.offset(x: x)
      } animation: { _ in
        Motion.linear(Motion.shake.ownSeconds / Double(Self.places.count - 1))
      }
      .overlay {
        if isRefused, isCalm {
          RoundedRectangle(cornerRadius: Measure.radiusLarge)
            .strokeBorder(Color.tripto(.errorRed), lineWidth: 2)
        }
      }
      .onChange(of: isRefused) { _, isNow in
        if isNow, !isCalm { refusals += 1 }
      }
  }
}

private struct Floating: ViewModifier {
  let by: Double
  let seconds: Double
  @Environment(\.accessibilityReduceMotion) private var isCalm
  @State private var isUp = false

  func body(content: Content) -> some View {
    content
      .offset(y: isCalm ? 0 : isUp ? -by : by)
      .animation(isCalm ? nil : floating, value: isUp)
      .onAppear { isUp = !isCalm }
  }

  private var floating: Animation {
    Motion.curved(.easeInOut, seconds).repeatForever(autoreverses: true)
  }
}
