import Foundation
import SwiftUI
import TriptoTVScreens

/// Paints one tile of a band.
struct LandBrush {
  let landscape: Landscape
  let band: LandBand

  private var colours: NightColours { .of(landscape.palette) }
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

  private func y(_ ridge: Landscape.Ridge, _ x: Double) -> Double {
    band.height - ridge.crest(at: x)
  }

  private func ground(
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

  private func woods(_ context: inout GraphicsContext) {
    let wood = GraphicsContext.Shading.style(colours.wood.color())
    for tree in landscape.trees where abs(tree.x - landscape.keepsakeX) > 170 {
      context.fill(TreeShape.path(tree, foot: y(landscape.woods, tree.x) + 8), with: wood)
    }
    ground(landscape.woods, colours.wood, colours.wood, &context)
    lamp(&context)
  }

  /// The lonely lamp in the woods.
  private func lamp(_ context: inout GraphicsContext) {
    let foot = y(landscape.woods, landscape.keepsakeX)
    let x = landscape.keepsakeX
    for (r, opacity) in [(70.0, 0.06), (40.0, 0.12), (9.0, 1.0)] {
      context.fill(
        Path(ellipseIn: CGRect(x: x - r, y: foot - 92 - r, width: 2 * r, height: 2 * r)),
        with: .style(NightColours.lamp.color(opacity)))
    }
    context.fill(
      Path(CGRect(x: x - 3, y: foot - 88, width: 6, height: 92)),
      with: .style(colours.wood.color()))
  }

  private func track(_ context: inout GraphicsContext) {
    let bed: Ink = 0x080D19
    let sleeper: Ink = 0x1A2438
    let rail: Ink = 0x5A6C95
    let box = CGRect(x: -1, y: 0, width: Landscape.tileWidth + 2, height: band.height)
    context.fill(Path(box), with: .style(bed.color()))
    for x in stride(from: 8, to: Landscape.tileWidth, by: 60) {
      context.fill(
        Path(CGRect(x: x, y: 18, width: 34, height: band.height - 18)),
        with: .style(sleeper.color()))
    }
    context.fill(
      Path(CGRect(x: -1, y: 8, width: Landscape.tileWidth + 2, height: 10)),
      with: .style(rail.color()))
  }
}
