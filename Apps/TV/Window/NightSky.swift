import Foundation
import SwiftUI
import TriptoTVScreens

/// The night, its stars and moon, and the dawn that comes with the lower levels.
struct NightSky: View, Equatable {
  let landscape: Landscape
  let dawn: Double

  var body: some View {
    ZStack(alignment: .topLeading) {
      LinearGradient(
        colors: NightColours.of(landscape.palette).sky(at: dawn).map { $0.color() },
        startPoint: .top, endPoint: UnitPoint(x: 0.5, y: 0.78))
      Canvas { context, _ in
        for star in landscape.stars { Self.draw(star, dimmedBy: dawn, &context) }
        Self.draw(landscape.moon, &context)
      }
    }
  }

  private static func draw(
    _ star: Landscape.Star, dimmedBy dawn: Double, _ context: inout GraphicsContext
  ) {
    let box = CGRect(x: star.x - star.r, y: star.y - star.r, width: star.r * 2, height: star.r * 2)
    let ink: Ink = 0xFFFFFF
    context.fill(
      Path(ellipseIn: box), with: .style(ink.color(star.bright * 0.8 * (1 - dawn * 0.9))))
  }

  private static func draw(_ moon: Landscape.Moon, _ context: inout GraphicsContext) {
    for (share, opacity) in [(2.6, 0.05), (1.8, 0.08), (1.25, 0.14), (1, 0.92)] {
      let r = moon.r * share
      context.fill(
        Path(ellipseIn: CGRect(x: moon.x - r, y: moon.y - r, width: 2 * r, height: 2 * r)),
        with: .style(NightColours.moon.color(opacity)))
    }
  }
}
