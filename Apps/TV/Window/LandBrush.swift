import Foundation
import SwiftUI
import TriptoTVScreens

/// Paints one tile of a band.
struct LandBrush {
  let landscape: Landscape
  let band: LandBand

  var colours: NightColours { .of(landscape.palette) }
  private static let step = 8.0

  func paint(_ context: inout GraphicsContext) {
    switch band.kind {
    case .mountains: ground(landscape.mountains, colours.mountain, colours.haze, &context)
    case .hills: hills(&context)
    case .village: village(&context)
    case .woods: woods(&context)
    case .track: track(&context)
    }
  }

  func y(_ ridge: Landscape.Ridge, _ x: Double) -> Double {
    band.height - ridge.crest(at: x)
  }

  func ground(
    _ ridge: Landscape.Ridge, _ top: Ink, _ foot: Ink, _ context: inout GraphicsContext
  ) {
    var path = Path()
    path.move(to: CGPoint(x: -2, y: band.height))
    for x in stride(from: -2, through: Landscape.tileWidth + 2, by: Self.step) {
      path.addLine(to: CGPoint(x: x, y: y(ridge, x)))
    }
    path.addLine(to: CGPoint(x: Landscape.tileWidth + 2, y: y(ridge, Landscape.tileWidth)))
    path.addLine(to: CGPoint(x: Landscape.tileWidth + 2, y: band.height))
    path.closeSubpath()
    context.fill(
      path,
      with: .style(
        LinearGradient(
          colors: [top.color(), foot.color()], startPoint: .top, endPoint: .bottom)))
  }

  private func hills(_ context: inout GraphicsContext) {
    for pine in landscape.pines {
      context.fill(
        TreeShape.path(pine, foot: y(landscape.hills, pine.x) + 4),
        with: .style(colours.hill.color()))
    }
    ground(landscape.hills, colours.hill, colours.mountain, &context)
    for hamlet in landscape.hamlets { draw(hamlet, &context) }
  }

  /// A few lights on a slope.
  private func draw(_ hamlet: Landscape.Hamlet, _ context: inout GraphicsContext) {
    let middle = band.height - landscape.hills.crest(at: hamlet.x) * hamlet.up
    for light in 0..<7 {
      let (across, down) = (Double(light * 37 % 100) / 100 - 0.5, Double(light * 53 % 100) / 100)
      let box = CGRect(
        x: hamlet.x + across * hamlet.r * 2.4, y: middle + (down - 0.5) * 14, width: 3, height: 3)
      context.fill(Path(box), with: .style(NightColours.lamp.color(0.9)))
    }
  }

  private func village(_ context: inout GraphicsContext) {
    for house in landscape.houses {
      HouseShape(house: house).paint(y, landscape, colours, &context)
    }
    ground(landscape.shore, colours.shore, colours.shore, &context)
  }
}
