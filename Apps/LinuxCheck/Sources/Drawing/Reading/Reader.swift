import Foundation
@_spi(Testing) import SwiftUI

/// Makes boxes of nodes (Sources/SwiftUI/Graph/NODES.md).
@MainActor
struct Reader {
  let screen: Screen
  /// The stack that a divider stands in.
  var way = Way.vertical

  /// Between parts of a stack that names no spacing.
  nonisolated static let spacing = 8.0
  /// The system's margin where none is given.
  nonisolated static let margin = 16.0

  func boxes(_ nodes: [Node]) -> [Box] { nodes.map(box) }

  /// One box for several nodes, over each other.
  func pile(_ nodes: [Node], _ anchor: Anchor = .center) -> Box {
    let boxes = boxes(nodes)
    return boxes.count == 1 ? boxes[0] : boxes.isEmpty ? EmptyBox() : PileBox(boxes, anchor)
  }

  /// Several nodes below each other, as screens and scrollers arrange them.
  func column(_ nodes: [Node]) -> Box {
    let boxes = within(.vertical).boxes(nodes)
    return boxes.count == 1 ? boxes[0] : StackBox(.vertical, spacing: Self.spacing, boxes)
  }

  /// Several nodes beside each other.
  func row(_ nodes: [Node]) -> Box {
    let boxes = within(.horizontal).boxes(nodes)
    return boxes.count == 1 ? boxes[0] : StackBox(.horizontal, spacing: Self.spacing, boxes)
  }

  func within(_ way: Way) -> Reader {
    var reader = self
    reader.way = way
    return reader
  }

  /// The box of a node; a kind that is not known is what is in it.
  func box(_ node: Node) -> Box {
    if node.kind.hasPrefix("mod:") { return modified(node) }
    return container(node) ?? leaf(node) ?? control(node) ?? system(node) ?? pile(node.children)
  }

  func system(of node: Node) -> SystemLook {
    var look = SystemLook()
    look.category = String(describing: node.environment.dynamicTypeSize)
    look.factor = screen.widths
    look.isRegular = node.environment.horizontalSizeClass == .regular
    let tint = Paint(node.environment.tintPaint).colour(at: .zero, in: .zero)
    // NB: the stand-in's own blue is that of a light device.
    if tint != SystemLook.lightBlue { look.tint = tint }
    return look
  }
}
