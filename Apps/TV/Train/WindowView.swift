import Foundation
import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// A window of 72 px with whoever sits there; dark until they pull the brake, in the rules ride (EVE56).
struct WindowView: View, Equatable {
  let window: Seating.Window
  let riders: [TVTrain.Rider]
  let perWindow: Int
  let isDark: Bool

  private static let empty: Ink = 0x101A33
  private static let evening: [Ink] = [0x6C6A72, 0x27365C]
  private static let lit: Ink = 0xFFE3A0

  private var isLit: Bool { riders.contains(where: \.isLit) }

  var body: some View {
    ZStack {
      ground
      if window.over > 0 {
        Text(verbatim: "+\(window.over)").sized(34, .textPrimary).lineLimit(1).fixedSize()
      } else {
        faces.opacity(isDark && !isLit ? 0.3 : 1)
      }
    }
    .frame(width: TrainMeasure.window, height: TrainMeasure.window)
    .clipShape(.rect(cornerRadius: 12))
    .overlay(alignment: .topTrailing) {
      if riders.contains(where: \.hasNote) {
        Envelope().frame(width: 34, height: 26).padding(2)
      }
    }
  }

  @ViewBuilder private var ground: some View {
    if isDark && isLit {
      Self.lit.color()
    } else if riders.isEmpty || isDark {
      Self.empty.color()
    } else {
      LinearGradient(
        colors: Self.evening.map { $0.color() }, startPoint: .top, endPoint: .bottom)
    }
  }

  /// One fills the window; two stand one behind the other; four share it.
  private var faces: some View {
    ZStack {
      ForEach(riders.indices, id: \.self) { place in
        PersonMark(person: riders[place].person, size: size)
          .offset(x: Self.places(riders.count)[place].0, y: Self.places(riders.count)[place].1)
      }
    }
  }

  private var size: Double { riders.count > 2 ? 36 : riders.count == 2 ? 46 : 66 }

  private static func places(_ count: Int) -> [(Double, Double)] {
    switch count {
    case ...1: [(0, 3)]
    case 2: [(14, -8), (-14, 12)]
    default: [(-18, -17), (18, -17), (-18, 18), (18, 18)]
    }
  }
}
