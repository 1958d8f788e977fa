import Foundation
import SwiftUI
import TriptoTVScreens

// The woods with their lamp, and the track.
extension LandBrush {
  func woods(_ context: inout GraphicsContext) {
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

  func track(_ context: inout GraphicsContext) {
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
