import Foundation
@_spi(Testing) import SwiftUI

extension Reader {
  /// `padding` of `mod:padding(_:_:)`.
  func name(_ node: Node) -> String { String(node.kind.dropFirst(4).prefix { $0 != "(" }) }

  /// The box inside a modifier, changed as the modifier says; unchanged by one that a still picture does not show.
  func modified(_ node: Node) -> Box {
    let inner = pile(node.children)
    return sized(inner, node) ?? layered(inner, node) ?? effect(inner, node) ?? named(inner, node)
      ?? inner
  }

  private func sized(_ inner: Box, _ node: Node) -> Box? {
    let arguments = Arguments(node)
    switch name(node) {
    case "frame": return frame(inner, arguments)
    case "padding", "safeAreaPadding": return padding(inner, arguments)
    case "fixedSize":
      var ways = Set<Way>()
      if arguments.value("horizontal") ?? true { ways.insert(.horizontal) }
      if arguments.value("vertical") ?? true { ways.insert(.vertical) }
      return FixedSizeBox(inner, ways)
    case "aspectRatio", "scaledToFit", "scaledToFill": return ratio(inner, node, arguments)
    case "position":
      let point = CGPoint(x: arguments.number("x") ?? 0, y: arguments.number("y") ?? 0)
      return PositionBox(inner, at: arguments.value("position") ?? point)
    case "layoutPriority": return PriorityBox(inner, arguments.number("value") ?? 0)
    default: return nil
    }
  }

  private func frame(_ inner: Box, _ arguments: Arguments) -> Box {
    let anchor = Anchor(arguments.value("alignment") ?? Alignment.center)
    func side(_ name: String) -> FlexFrameBox.Side {
      .init(
        least: arguments.number("min" + name), ideal: arguments.number("ideal" + name),
        most: arguments.number("max" + name))
    }
    let (width, height) = (side("Width"), side("Height"))
    if width != .init() || height != .init() {
      return FlexFrameBox(inner, width: width, height: height, anchor)
    }
    return FrameBox(
      inner, width: arguments.number("width"), height: arguments.number("height"), anchor)
  }

  private func padding(_ inner: Box, _ arguments: Arguments) -> Box {
    if let insets = arguments.value("insets", as: EdgeInsets.self) {
      return PaddingBox(inner, Insets(insets))
    }
    let edges = arguments.value("edges") ?? Edge.Set.all
    return PaddingBox(inner, Insets(edges, arguments.number("length") ?? Self.margin))
  }

  private func ratio(_ inner: Box, _ node: Node, _ arguments: Arguments) -> Box {
    let size = arguments.value("aspectRatio", as: CGSize.self)
    let ratio = size.map { Double($0.width / $0.height) } ?? arguments.number("aspectRatio")
    let mode = arguments.value("contentMode", as: ContentMode.self)
    return AspectBox(inner, ratio: ratio, fills: name(node) == "scaledToFill" || mode == .fill)
  }
}
