import Foundation
import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// *Resan är slut!*: the journey on the map, leg by leg, and its stops by name with the best answer of each.
struct RouteView: View, Equatable {
  let route: TVRoute
  @Environment(\.accessibilityReduceMotion) private var isCalm
  @Environment(\.isRestored) private var isRestored
  @Environment(\.atlas) private var atlas
  @State private var isDrawn = false

  var body: some View {
    ZStack(alignment: .topLeading) {
      if let map = route.map { RouteMap(map: map, atlas: atlas, isDrawn: isDrawn || isStill) }
      Text(verbatim: route.title)
        .sized(72, .textPrimary)
        .oneLine(of: 72)
        .overNight()
        .accessibilityAddTraits(.isHeader)
        .accessibilityIdentifier("heading")
        .placed(Stage.marginX, 166, Stage.roomX, 90)
      HStack(alignment: .bottom, spacing: 22) {
        ForEach(route.stops) { RouteStopCard(stop: $0).comesIn($0.id - 1) }
      }
      .placed(Stage.marginX, 786, Stage.roomX, 240, .bottom)
    }
    .onStage()
    .onAppear { isDrawn = true }
  }

  private var isStill: Bool { isCalm || isRestored }

  nonisolated static func == (one: RouteView, other: RouteView) -> Bool { one.route == other.route }
}

/// The world sheet with the legs, which are drawn one after the other.
private struct RouteMap: View {
  let map: RouteSheet
  let atlas: Atlas
  let isDrawn: Bool

  private static let night: Ink = 0x060D1B

  var body: some View {
    ZStack(alignment: .topLeading) {
      Self.night.color()
      WorldSheetPicture(sheet: map, atlas: atlas)
      ForEach(map.legs.indices, id: \.self) { place in
        LegLine(leg: map.legs[place])
          .opacity(isDrawn ? 1 : 0)
          .animation(Motion.linear(0.5).delay(map.legs[place].atMs / 1000), value: isDrawn)
      }
      ForEach(map.stops.indices, id: \.self) { place in
        StopNumber(number: place + 1)
          .placed(map.stops[place].x - 27, map.stops[place].y - 27, 54, 54)
      }
    }
    .onStage()
    .clipped()
    .accessibilityHidden(true)
  }
}

private struct LegLine: View {
  let leg: RouteSheet.Leg

  var body: some View {
    Canvas { context, _ in
      for dash in leg.dashes {
        context.stroke(
          NearSheetPicture.path([dash.from, dash.to]), with: .style(Color.tripto(.accentOrange)),
          style: StrokeStyle(lineWidth: 6, lineCap: .round))
      }
    }
    .onStage()
  }
}
