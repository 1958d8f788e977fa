import Foundation
import SwiftUI
import TriptoDesign

extension Motion {
  /// How it moves in the app (UI.md §1.3).
  /// - Parameter place: in a row of things that come one after the other, from 0.
  func animation(_ place: Int = 0) -> Animation {
    let delay = ownStagger * Double(place)
    return name == Motion.rowIn.name
      ? Motion.spring.delay(delay) : Motion.curved(curve, ownSeconds).delay(delay)
  }

  /// What stands for it where people want less motion; nil where nothing does.
  var calmAnimation: Animation? {
    if case .fade(let seconds) = reduced { Motion.curved(.ease, seconds) } else { nil }
  }

  /// Rows that come and glide.
  static var spring: Animation {
    .spring(response: rowSpring.response, dampingFraction: rowSpring.damping)
  }

  static func linear(_ seconds: Double) -> Animation { curved(.linear, seconds) }

  static func curved(_ curve: Curve, _ seconds: Double) -> Animation {
    .timingCurve(curve.x1, curve.y1, curve.x2, curve.y2, duration: seconds)
  }
}

private struct RestoredKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// What is shown comes from a snapshot: nothing of it makes an entry (UI-A6).
  var isRestored: Bool {
    get { self[RestoredKey.self] }
    set { self[RestoredKey.self] = newValue }
  }
}
