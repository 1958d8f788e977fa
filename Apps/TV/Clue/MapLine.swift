import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// The line with its signal posts 10 · 8 · 6 · 4 · 2 and an unknown terminus: the level bar of UI-T8, the map of 5.2.
struct MapLine: View, Equatable {
  let levels: [Int]
  let segments: [TVClue.Segment]
  let label: String

  private static let width = 1290.0
  private static let gap = 8.0
  private var part: Double { (Self.width + Self.gap) / Double(max(1, levels.count)) }
  private var now: Int { segments.firstIndex(of: .now) ?? 0 }

  var body: some View {
    VStack(alignment: .leading, spacing: -2) {
      TrainDot()
        .frame(width: 120, height: 50)
        .offset(x: part * (Double(now) + 0.5) - 64)
        .glides(now)
      HStack(spacing: 22) {
        HStack(spacing: Self.gap) {
          ForEach(levels.indices, id: \.self) { place in
            MapSegment(level: levels[place], segment: segments[place])
          }
        }
        .frame(width: Self.width, height: 60)
        Text(verbatim: "?")
          .sized(46, .accentOrangeBright)
          .frame(width: 68, height: 68)
          .background(Color.tripto(.bgRaised), in: .rect(cornerRadius: 18))
          .overlay {
            RoundedRectangle(cornerRadius: 18)
              .strokeBorder(Color.tripto(.textPrimary), lineWidth: 4)
          }
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: label))
    .accessibilityIdentifier("level")
  }
}

private struct MapSegment: View, Equatable {
  let level: Int
  let segment: TVClue.Segment

  var body: some View {
    Text(verbatim: String(level))
      .sized(40, ink)
      .monospacedDigit()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.tripto(fill), in: .rect(cornerRadius: 14))
      .overlay {
        RoundedRectangle(cornerRadius: 14).strokeBorder(Color.tripto(edge), lineWidth: 3)
      }
  }

  private var fill: Colour {
    switch segment {
    case .passed: Colour.accentOrange.opacity(0.2).over(.bgBase)
    case .now: .accentMint
    case .ahead: .bgCard
    }
  }

  private var edge: Colour {
    switch segment {
    case .passed: .accentOrange
    case .now: .accentMint
    case .ahead: .line
    }
  }

  private var ink: Colour {
    switch segment {
    case .passed: .accentOrangeBright
    case .now: .bgBase
    case .ahead: .textMuted
    }
  }
}
