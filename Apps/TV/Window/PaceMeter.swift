import Foundation
import SwiftUI
import TriptoDesign

/// Tells the device of every picture that is shown, until it is known to be a slow one (UI-T31).
struct PaceMeter: View {
  let device: TVDevice

  var body: some View {
    TimelineView(.animation(paused: device.isSlow)) { context in
      Color.tripto(.veil.opacity(0)).onChange(of: context.date) { _, shown in
        device.drew(at: shown.timeIntervalSinceReferenceDate)
      }
    }
  }
}
