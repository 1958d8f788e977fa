import Foundation
import SwiftUI
import TriptoTVScreens

/// A spruce of a few tiers, or a round tree.
enum TreeShape {
  static func path(_ tree: Landscape.Tree, foot: Double) -> Path {
    tree.isRound ? round(tree, foot) : spruce(tree, foot)
  }

  private static func spruce(_ tree: Landscape.Tree, _ foot: Double) -> Path {
    let tiers = 4 + Int(tree.height / 45)
    return Path { path in
      path.move(to: CGPoint(x: tree.x, y: foot - tree.height))
      for side in [1.0, -1.0] {
        for place in 1...tiers {
          let tier = side > 0 ? place : tiers + 1 - place
          let part = Double(tier) / Double(tiers)
          let y = foot - tree.height * (1 - part)
          let reach = side * tree.height * 0.2 * part
          let outer = CGPoint(x: tree.x + reach, y: y)
          let inner = CGPoint(x: tree.x + reach * 0.45, y: y - tree.height * 0.025)
          for point in side > 0 ? [outer, inner] : [inner, outer] { path.addLine(to: point) }
        }
      }
      path.closeSubpath()
    }
  }

  private static func round(_ tree: Landscape.Tree, _ foot: Double) -> Path {
    let r = tree.height * 0.32
    var path = Path(
      ellipseIn: CGRect(x: tree.x - r, y: foot - tree.height, width: 2 * r, height: 2.1 * r))
    path.addRect(
      CGRect(x: tree.x - 3, y: foot - tree.height * 0.5, width: 6, height: tree.height / 2))
    return path
  }
}

/// A house by the shore, some of its windows lit; one is the church.
struct HouseShape {
  let house: Landscape.House

  func paint(
    _ y: (Landscape.Ridge, Double) -> Double, _ landscape: Landscape, _ colours: NightColours,
    _ context: inout GraphicsContext
  ) {
    let foot = y(landscape.shore, house.x + house.width / 2) + 10
    let wall = GraphicsContext.Shading.style(
      colours.shore.mixed(with: colours.haze, 0.18).color())
    context.fill(outline(foot), with: wall)
    for (place, isLit) in house.lit.enumerated() where isLit {
      let gap = house.width / Double(house.lit.count)
      let box = CGRect(
        x: house.x + gap * (Double(place) + 0.3), y: foot - house.height * 0.62, width: gap * 0.4,
        height: house.height * 0.3)
      context.fill(Path(box), with: .style(NightColours.lamp.color(0.95)))
    }
  }

  private func outline(_ foot: Double) -> Path {
    Path { path in
      let top = foot - house.height
      path.move(to: CGPoint(x: house.x, y: foot))
      path.addLine(to: CGPoint(x: house.x, y: top))
      path.addLine(
        to: CGPoint(
          x: house.x + house.width / 2, y: top - house.width * (house.isChurch ? 1.4 : 0.36)))
      path.addLine(to: CGPoint(x: house.x + house.width, y: top))
      path.addLine(to: CGPoint(x: house.x + house.width, y: foot))
      path.closeSubpath()
    }
  }
}
