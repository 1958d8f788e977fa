import Foundation
import SwiftUI
import TriptoDesign

// NB: an entry is made once for each identity. Where a new text is a new entry, `.id` stands after these.
extension View {
  /// A card or a text that rises a little as it comes.
  func fadesInUp(_ motion: Motion = .fadeInUp) -> some View {
    modifier(Entering(motion: motion, y: Motion.riseBy))
  }

  /// A badge that pops.
  func popsIn() -> some View {
    modifier(Entering(motion: .scalePop, scale: Motion.popScales[0]))
  }

  /// A banner from the top.
  func slidesIn() -> some View {
    modifier(Entering(motion: .slideInFromTop, y: -Motion.slideBy))
  }

  /// A row, one after the other.
  /// - Parameter place: among its rows, from 0.
  func comesIn(_ place: Int) -> some View {
    modifier(Entering(motion: .rowIn, scale: 0.9, place: place))
  }

  /// A screen or a dialog: opacity and scale (UI-H42).
  func opens() -> some View { modifier(Entering(motion: .overlay, scale: 0.98)) }
}

/// Comes from somewhere, once; at rest where it was restored, and by its reduced form where people want less motion
/// (UI-A3, UI-A6).
private struct Entering: ViewModifier {
  let motion: Motion
  var y = 0.0
  var scale = 1.0
  var place = 0
  @Environment(\.accessibilityReduceMotion) private var isCalm
  @Environment(\.isRestored) private var isRestored
  @State private var hasCome = false

  func body(content: Content) -> some View {
    content
      .opacity(isThere ? 1 : 0)
      .scaleEffect(isThere || isCalm ? 1 : scale)
      .offset(y: isThere || isCalm ? 0 : y)
      .onAppear(perform: come)
  }

  private var isThere: Bool { hasCome || isRestored || (isCalm && motion.calmAnimation == nil) }

  private func come() {
    guard !hasCome else { return }
    withAnimation(animation) { hasCome = true }
  }

  private var animation: Animation? {
    isRestored ? nil : isCalm ? motion.calmAnimation : motion.animation(place)
  }
}
