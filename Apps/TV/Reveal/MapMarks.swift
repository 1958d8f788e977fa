import Foundation
import SwiftUI
import TriptoDesign
import TriptoScreens
import TriptoTVScreens

/// A dotted line from each guess to the place.
struct MissLines: View, Equatable {
  let pins: [RevealMap.Pin]

  var body: some View {
    Canvas { context, _ in
      for pin in pins where pin.stands.arrow == nil {
        context.stroke(
          NearSheetPicture.path([pin.stands.point, NearSheet.middle]),
          with: .style(Color.tripto(.textMuted.opacity(0.75))),
          style: StrokeStyle(lineWidth: 3, dash: [6, 9]))
      }
    }
    .onStage()
  }
}

/// The ring on the place, and those who were right beside it.
struct PlaceMark: View, Equatable {
  let arrived: [TVPerson]
  private static let shown = 4

  var body: some View {
    ZStack(alignment: .topLeading) {
      Circle()
        .fill(Color.tripto(.textPrimary))
        .overlay { Circle().strokeBorder(Color.tripto(.accentOrange), lineWidth: 6) }
        .shadow(color: Color.tripto(.accentOrange.opacity(0.6)), radius: 20)
        .placed(NearSheet.middle.x - 14, NearSheet.middle.y - 14, 28, 28)
      if !arrived.isEmpty {
        FaceRow(
          people: Array(arrived.prefix(Self.shown)),
          over: arrived.count > Self.shown ? "+\(arrived.count - Self.shown)" : nil, size: 52,
          spacing: PinMeasure.spacing
        )
        .placed(NearSheet.middle.x - 200, NearSheet.middle.y - 86, 400, 60)
      }
    }
    .onStage()
  }
}

/// A guess: its passengers in a drop, or on the edge with an arrow where it is farther away (EVE66).
struct GuessPin: View, Equatable {
  let pin: RevealMap.Pin
  private static let shown = 4

  var body: some View {
    ZStack {
      if let arrow = pin.stands.arrow {
        PinArrow()
          .fill(Color.tripto(.textPrimary))
          .frame(width: 36, height: 26)
          .rotationEffect(.radians(arrow))
          .offset(
            x: sin(arrow) * (MapName.half(pin.people.count) + PinMeasure.arrow),
            y: -cos(arrow) * (PinMeasure.half + PinMeasure.arrow))
      } else {
        PinArrow()
          .fill(Color.tripto(.textPrimary))
          .rotationEffect(.degrees(180))
          .frame(width: 24, height: 18)
          .offset(x: pin.stands.point.x - pin.stands.head.x, y: 37)
      }
      FaceRow(
        people: Array(pin.people.prefix(Self.shown)),
        over: pin.people.count > Self.shown ? "+\(pin.people.count - Self.shown)" : nil, size: 52,
        ink: .bgBase, spacing: PinMeasure.spacing
      )
      .padding(4)
      .background(Color.tripto(.textPrimary), in: .capsule)
    }
    .placed(pin.stands.head.x - 200, pin.stands.head.y - 60, 400, 120)
  }
}

/// What the Kit reckons with where it looks for room.
private enum PinMeasure {
  /// Between passengers of 52, who stand 38 apart.
  static let spacing = -14.0
  /// Of the height of a head, and from its edge to the middle of the arrow.
  static let (half, arrow) = (30.0, 10.0)
}

private struct PinArrow: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
