import Foundation
import SwiftUI
import TriptoScreens

/// Confetti over what is shown, once, when it is thrown; where people want less motion its still picture (UI.md §1.3).
struct Falling<Pieces: View, Still: View>: View {
  let isThrown: Bool
  /// It falls also where it had been thrown before this was shown.
  var comesLate = false
  /// The pieces as they are in the air so many ms after.
  @ViewBuilder let pieces: (Double) -> Pieces
  @ViewBuilder let still: () -> Still
  @Environment(\.accessibilityReduceMotion) private var isCalm
  @State private var startedAt: Date?

  var body: some View {
    // NB: what hangs on a view needs one, also while nothing falls.
    ZStack {
      if let startedAt {
        if isCalm {
          still()
        } else {
          TimelineView(.animation) { context in
            pieces(context.date.timeIntervalSince(startedAt) * 1000)
          }
        }
      }
    }
    .task(id: startedAt) { await end() }
    .onChange(of: isThrown, initial: comesLate) { _, isThrown in
      if isThrown { startedAt = Date.now }
    }
    .accessibilityHidden(true)
    .allowsHitTesting(false)
  }

  /// NB: a picture that is drawn with every frame goes as soon as its last piece has faded. A wait that is cancelled
  /// belongs to a throw that is over.
  private func end() async {
    guard startedAt != nil,
      (try? await Task.sleep(for: .milliseconds(Confetti.overMs))) != nil
    else { return }
    startedAt = nil
  }
}
