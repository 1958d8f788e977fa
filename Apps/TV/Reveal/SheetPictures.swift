import Foundation
import SwiftUI
import TriptoDesign
import TriptoScreens
import TriptoTVScreens

/// Coasts, borders and lights on the near sheet.
struct NearSheetPicture: View, Equatable {
  let near: NearSheet
  let atlas: Atlas

  private static let coast: Ink = 0x4D6BA8
  private static let border: Ink = 0x2A3F6B

  var body: some View {
    Canvas { context, _ in
      for (lines, ink, width) in [
        (atlas.coasts.borders, Self.border, 1.5), (atlas.coasts.coasts, Self.coast, 2.5),
      ] {
        for stroke in near.strokes(lines) {
          context.stroke(Self.path(stroke), with: .style(ink.color()), lineWidth: width)
        }
      }
      for light in near.lights(atlas.lights) { light.shine(in: context) }
    }
    .onStage()
  }

  static func path(_ points: [TVPoint]) -> Path {
    Path { path in path.addLines(points.map { CGPoint(x: $0.x, y: $0.y) }) }
  }

  nonisolated static func == (one: NearSheetPicture, other: NearSheetPicture) -> Bool {
    one.near == other.near && one.atlas === other.atlas
  }
}

/// Coasts and lights of the whole world.
struct WorldSheetPicture: View, Equatable {
  let sheet: RouteSheet
  let atlas: Atlas

  private static let coast: Ink = 0x3F5C96

  var body: some View {
    Canvas { context, _ in
      for stroke in sheet.strokes(atlas.coasts.coasts) {
        context.stroke(
          NearSheetPicture.path(stroke), with: .style(Self.coast.color()), lineWidth: 2)
      }
      for light in sheet.lights(atlas.lights) { light.shine(in: context) }
    }
    .onStage()
  }

  nonisolated static func == (one: WorldSheetPicture, other: WorldSheetPicture) -> Bool {
    one.sheet == other.sheet && one.atlas === other.atlas
  }
}

extension NearSheet.Light {
  private static let ink: Ink = 0xFFD9A0

  func shine(in context: GraphicsContext) {
    let box = CGRect(x: at.x - size / 2, y: at.y - size / 2, width: size, height: size)
    context.fill(Path(ellipseIn: box), with: .style(Self.ink.color(opacity)))
  }
}
