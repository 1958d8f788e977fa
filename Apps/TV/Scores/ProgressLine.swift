import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// The stops of the journey as a line: done, next, ahead (UI-T17, UI-T18).
struct ProgressLine: View, Equatable {
  let progress: Progress

  var body: some View {
    HStack(spacing: 30) {
      ForEach(0..<max(0, min(progress.count, 40)), id: \.self) { place in
        Circle()
          .fill(Color.tripto(place < progress.done ? .accentOrange : .bgBase))
          .overlay { Circle().strokeBorder(Color.tripto(edge(place)), lineWidth: 5) }
          .frame(width: 34, height: 34)
      }
    }
    .background(alignment: .center) {
      Color.tripto(.lineStrong).frame(height: 6)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: progress.label))
    .accessibilityIdentifier("progress")
  }

  private func edge(_ place: Int) -> Colour {
    place < progress.done ? .accentOrange : place == progress.done ? .accentMint : .lineStrong
  }
}
