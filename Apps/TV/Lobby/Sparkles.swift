import Foundation
import SwiftUI
import TriptoDesign

extension View {
  /// A ring and 15 sparkles around who has just come, once (UI-T4); none where people want less motion.
  func sparkles(_ isFresh: Bool) -> some View { modifier(Sparkling(isFresh: isFresh)) }
}

private struct Sparkling: ViewModifier {
  let isFresh: Bool
  @Environment(\.accessibilityReduceMotion) private var isCalm
  @State private var isOut = false

  func body(content: Content) -> some View {
    content.overlay {
      if isFresh, !isCalm {
        Sparkles(reach: isOut ? 1 : 0)
          .opacity(isOut ? 0 : 1)
          .animation(Motion.curved(.easeOut, 0.9), value: isOut)
          .onAppear { isOut = true }
          .accessibilityHidden(true)
          .allowsHitTesting(false)
      }
    }
  }
}

private struct Sparkles: View {
  /// 0–1.
  let reach: Double
  private static let count = 15

  var body: some View {
    ZStack {
      Capsule().strokeBorder(Color.tripto(.accentMint), lineWidth: 4).scaleEffect(1 + reach * 0.1)
      ForEach(0..<Self.count, id: \.self) { place in
        let angle = Double(place) / Double(Self.count) * 2 * Double.pi
        Circle()
          .fill(Color.tripto(place % 2 == 0 ? .accentMint : .accentOrange))
          .frame(width: 10, height: 10)
          .offset(x: cos(angle) * (120 + 90 * reach), y: sin(angle) * (40 + 60 * reach))
      }
    }
  }
}
