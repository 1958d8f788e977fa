import Foundation
import SwiftUI
import TriptoDesign

/// The globe in the couch, floating over a night with a few lights (UI.md §3.1, Launch).
struct HeroView: View {
  private static let height = 160.0
  private static let side = 128.0
  private static let floatBy = 6.0
  private static let floatSeconds = 2.5

  var body: some View {
    ZStack {
      Lights()
      GlobeInCouch()
        .frame(width: Self.side, height: Self.side)
        .floats(by: Self.floatBy, seconds: Self.floatSeconds)
    }
    .frame(maxWidth: .infinity)
    .frame(height: Self.height)
    .accessibilityHidden(true)
  }
}

/// Particles of the night, at places that are always the same.
private struct Lights: View {
  private static let count = 14

  var body: some View {
    Canvas { context, size in
      for light in 0..<Self.count {
        context.fill(
          Path(ellipseIn: Self.box(light, in: size)),
          with: .style(Color.tripto(Self.colour(light))))
      }
    }
  }

  private static func box(_ light: Int, in size: CGSize) -> CGRect {
    let across = Double((light * 37 + 9) % 100) / 100
    let down = Double((light * 53 + 5) % 100) / 100
    let side = isSmall(light) ? 3.0 : 5.0
    return CGRect(x: size.width * across, y: size.height * down, width: side, height: side)
  }

  private static func colour(_ light: Int) -> Colour {
    let colour: Colour =
      isSmall(light) ? .textPrimary : light % 3 == 2 ? .accentOrange : .accentMint
    return colour.opacity(0.5)
  }

  private static func isSmall(_ light: Int) -> Bool { light % 4 == 3 }
}

/// The icon's drawing, on a board of 64 × 64.
private struct GlobeInCouch: View {
  var body: some View {
    Canvas { context, size in
      let unit = min(size.width, size.height) / 64
      let mint = GraphicsContext.Shading.style(Color.tripto(.accentMint))
      let globe = Self.box(17, 12, 30, 30, unit)
      context.stroke(Path(ellipseIn: globe), with: mint, lineWidth: 3.4 * unit)
      let meridians = Self.box(26, 12, 12, 30, unit)
      context.stroke(Path(ellipseIn: meridians), with: mint, lineWidth: 2.6 * unit)
      context.stroke(Self.equator(unit), with: mint, lineWidth: 2.6 * unit)
      for part in Self.couch(unit) {
        context.fill(part, with: .style(Color.tripto(.accentOrange)))
      }
    }
  }

  private static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ unit: Double
  ) -> CGRect {
    CGRect(x: x * unit, y: y * unit, width: width * unit, height: height * unit)
  }

  private static func equator(_ unit: Double) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 17 * unit, y: 27 * unit))
      path.addLine(to: CGPoint(x: 47 * unit, y: 27 * unit))
    }
  }

  /// Seat, arms, feet.
  private static func couch(_ unit: Double) -> [Path] {
    [
      (box(8, 38, 48, 13, unit), 4), (box(8, 26, 12, 25, unit), 6), (box(44, 26, 12, 25, unit), 6),
      (box(12, 49, 4, 8, unit), 2), (box(48, 49, 4, 8, unit), 2),
    ].map { Path(roundedRect: $0, cornerRadius: $1 * unit) }
  }
}
