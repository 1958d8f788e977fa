import Foundation
@_spi(Testing) import SwiftUI

extension Reader {
  /// What changes how a box is drawn, and not its size.
  func effect(_ inner: Box, _ node: Node) -> Box? {
    let arguments = Arguments(node)
    switch name(node) {
    case "opacity": return EffectBox(inner, .opacity(arguments.number("opacity") ?? 1))
    case "hidden": return EffectBox(inner, .hidden)
    case "blur": return EffectBox(inner, .blur(arguments.number("radius") ?? 0))
    case "offset": return EffectBox(inner, move(arguments))
    case "scaleEffect": return EffectBox(inner, scale(arguments))
    case "rotationEffect":
      let angle = arguments.value("angle", as: Angle.self)?.radians ?? 0
      return EffectBox(inner, .turn(radians: angle, around: anchor(arguments)))
    case "clipped": return EffectBox(inner, .clip { .rect($0) })
    case "clipShape":
      guard let shape = arguments.value("shape", as: (any SwiftUI.Shape).self) else { return nil }
      return EffectBox(inner, .clip { Outline(shape, in: $0) })
    case "cornerRadius":
      let radius = arguments.number("radius") ?? 0
      return EffectBox(inner, .clip { .rounded($0, radius) })
    case "ignoresSafeArea":
      // NB: no keyboard is drawn, so nothing is to be ignored of it.
      guard (arguments.value("regions") ?? SafeAreaRegions.all).contains(.container) else {
        return nil
      }
      return UnsafeBox(inner, Edges(arguments.value("edges") ?? Edge.Set.all))
    default: return nil
    }
  }

  private func move(_ arguments: Arguments) -> EffectBox.Effect {
    let size = arguments.value("offset", as: CGSize.self)
    return .move(
      size.map { Double($0.width) } ?? arguments.number("x") ?? 0,
      size.map { Double($0.height) } ?? arguments.number("y") ?? 0)
  }

  private func scale(_ arguments: Arguments) -> EffectBox.Effect {
    let size = arguments.value("scale", as: CGSize.self)
    let both = arguments.number("s")
    return .scale(
      size.map { Double($0.width) } ?? both ?? arguments.number("x") ?? 1,
      size.map { Double($0.height) } ?? both ?? arguments.number("y") ?? 1,
      around: anchor(arguments))
  }

  private func anchor(_ arguments: Arguments) -> CGPoint {
    CGPoint(arguments.value("anchor") ?? UnitPoint.center)
  }
}
