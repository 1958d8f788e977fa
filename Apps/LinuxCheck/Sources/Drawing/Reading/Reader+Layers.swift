import Foundation
@_spi(Testing) import SwiftUI

extension Reader {
  /// What lies behind or before a box, or beside it at an edge.
  func layered(_ inner: Box, _ node: Node) -> Box? {
    let arguments = Arguments(node)
    switch name(node) {
    case "background": return layer(inner, arguments, behind: true)
    case "overlay": return layer(inner, arguments, behind: false)
    case "safeAreaInset": return inset(inner, arguments)
    default: return nil
    }
  }

  private func layer(_ inner: Box, _ arguments: Arguments, behind: Bool) -> Box? {
    let anchor = Anchor(arguments.value("alignment") ?? Alignment.center)
    let views = arguments.nodes("content")
    if !views.isEmpty { return LayerBox(inner, [pile(views, anchor)], behind: behind, anchor) }
    guard let style = arguments.value("style", as: SwiftUI.Paint.self) else { return nil }
    let paint = Paint(style)
    if let shape = arguments.value("shape", as: (any SwiftUI.Shape).self) {
      return LayerBox(inner, [ShapeBox(fill: paint) { Outline(shape, in: $0) }], behind: behind)
    }
    let edges = arguments.value("edges") ?? Edge.Set.all
    let ground = ShapeBox(paint, ignoresSafeArea: false)
    return LayerBox(inner, [ground], behind: behind, ignoresSafeArea: edges == .all)
  }

  private func inset(_ inner: Box, _ arguments: Arguments) -> Box {
    let spacing = arguments.number("spacing") ?? Self.spacing
    let bar = pile(arguments.nodes("content"))
    if let edge = arguments.value("edge", as: VerticalEdge.self) {
      let column = Anchor.Column(arguments.value("alignment") ?? HorizontalAlignment.center)
      return InsetBox(
        inner, bar, at: edge == .top ? .top : .bottom, spacing: spacing, Anchor(column: column))
    }
    let edge = arguments.value("edge") ?? HorizontalEdge.leading
    let row = Anchor.Row(arguments.value("alignment") ?? VerticalAlignment.center)
    return InsetBox(
      inner, bar, at: edge == .leading ? .leading : .trailing, spacing: spacing, Anchor(row: row))
  }

  /// Names that tests and voices use, and what answers to a touch.
  func named(_ inner: Box, _ node: Node) -> Box? {
    let arguments = Arguments(node)
    switch name(node) {
    case "accessibilityIdentifier":
      let identifier = arguments.words("identifier")
      return NameBox(inner) { $0.identifier = identifier }
    case "accessibilityLabel":
      guard let label = arguments.words("label"), !label.isEmpty else { return nil }
      return NameBox(inner) { $0.label = label }
    case "accessibilityHidden":
      guard arguments.flag("hidden") else { return nil }
      return NameBox(inner) { $0.isSilent = true }
    case "onTapGesture": return TapBox(inner)
    default: return nil
    }
  }
}
