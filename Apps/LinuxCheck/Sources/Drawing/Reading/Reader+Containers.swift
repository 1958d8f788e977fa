import Foundation
@_spi(Testing) import SwiftUI

extension Reader {
  /// Boxes that arrange others.
  func container(_ node: Node) -> Box? {
    let arguments = Arguments(node)
    switch node.kind {
    case "VStack", "LazyVStack":
      let column = Anchor.Column(arguments.value("alignment") ?? HorizontalAlignment.center)
      let stack = StackBox(
        .vertical, spacing: arguments.number("spacing") ?? Self.spacing, column: column,
        within(.vertical).boxes(node.children))
      // A lazy stack is as wide as it may be, whatever it holds.
      return node.kind == "VStack"
        ? stack : FlexFrameBox(stack, width: .init(most: .infinity), Anchor(column: column))
    case "HStack", "LazyHStack":
      return StackBox(
        .horizontal, spacing: arguments.number("spacing") ?? Self.spacing,
        row: Anchor.Row(arguments.value("alignment") ?? VerticalAlignment.center),
        within(.horizontal).boxes(node.children))
    case "ZStack":
      let sorted = node.children.enumerated().sorted {
        (Self.zIndex($0.element), $0.offset) < (Self.zIndex($1.element), $1.offset)
      }
      return PileBox(
        boxes(sorted.map(\.element)), Anchor(arguments.value("alignment") ?? Alignment.center))
    case "ViewThatFits":
      let axes: Axis.Set = arguments.value("axes") ?? [.horizontal, .vertical]
      return FitsBox(boxes(node.children), Set(axes))
    case "ScrollView": return scroller(node, arguments)
    case "Grid": return grid(node, arguments)
    case "GridRow": return row(node.children)
    case "LazyVGrid", "LazyHGrid": return lazyGrid(node, arguments)
    case "GeometryReader": return geometry(node, arguments)
    default: return nil
    }
  }

  private static func zIndex(_ node: Node) -> Double {
    guard node.kind.hasPrefix("mod:") else { return 0 }
    if node.kind.hasPrefix("mod:zIndex") { return Arguments(node).number("value") ?? 0 }
    return node.children.first.map(zIndex) ?? 0
  }

  private func scroller(_ node: Node, _ arguments: Arguments) -> Box {
    let ways = Set<Way>(arguments.value("axes", as: Axis.Set.self) ?? .vertical)
    return ScrollBox(column(node.children), ways, screen.scrolled)
  }

  private func geometry(_ node: Node, _ arguments: Arguments) -> Box? {
    guard let resolving = arguments.value("resolve", as: GeometryResolving.self) else { return nil }
    let reader = self
    return GeometryBox { size, insets in
      let area = EdgeInsets(
        top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
      return reader.pile(resolving.nodes(size: size, safeArea: area), .topLeading)
    }
  }

  private func grid(_ node: Node, _ arguments: Arguments) -> Box {
    let reader = within(.horizontal)
    let anchor = Anchor(arguments.value("alignment") ?? Alignment.center)
    let rows = node.children.map { child -> [GridBox.Cell] in
      guard child.kind == "GridRow" else {
        return [GridBox.Cell(box: reader.box(child), columns: .max)]
      }
      let row = Arguments(child).value("alignment", as: VerticalAlignment.self).map(Anchor.Row.init)
      return child.children.map {
        reader.cell($0, row.map { Anchor(column: anchor.column, row: $0) })
      }
    }
    return GridBox(
      rows, anchor, across: arguments.number("horizontalSpacing") ?? Self.spacing,
      down: arguments.number("verticalSpacing") ?? Self.spacing)
  }

  /// A cell with what the modifiers around it say of it.
  private func cell(_ node: Node, _ anchor: Anchor?) -> GridBox.Cell {
    var cell = GridBox.Cell(box: box(node), anchor: anchor)
    var inner = node
    while inner.kind.hasPrefix("mod:"), let child = inner.children.first {
      let arguments = Arguments(inner)
      switch name(inner) {
      case "gridCellColumns": cell.columns = arguments.value("count") ?? 1
      case "gridCellUnsizedAxes":
        cell.unsized = arguments.value("axes", as: Axis.Set.self).map { Set($0) } ?? []
      case "gridColumnAlignment":
        let column = Anchor.Column(arguments.value("guide") ?? HorizontalAlignment.center)
        cell.anchor = Anchor(column: column, row: cell.anchor?.row ?? .center)
      default: break
      }
      inner = child
    }
    return cell
  }

  private func lazyGrid(_ node: Node, _ arguments: Arguments) -> Box {
    let isVertical = node.kind == "LazyVGrid"
    let items = arguments.value(isVertical ? "columns" : "rows", as: [GridItem].self) ?? []
    let column = Anchor.Column(arguments.value("alignment") ?? HorizontalAlignment.center)
    return LazyGridBox(
      boxes(node.children), isVertical ? .vertical : .horizontal, items.map(LazyGridBox.Track.init),
      spacing: arguments.number("spacing") ?? Self.spacing, Anchor(column: column))
  }
}

extension LazyGridBox.Track {
  fileprivate init(_ item: GridItem) {
    let size: Size =
      switch item.size {
      case .fixed(let length): .fixed(Double(length))
      case .flexible(let least, let most): .flexible(least: Double(least), most: Double(most))
      case .adaptive(let least, let most): .adaptive(least: Double(least), most: Double(most))
      @unknown default: .flexible(least: 10, most: .infinity)
      }
    self.init(
      size: size, spacing: item.spacing.map(Double.init) ?? Reader.spacing,
      anchor: item.alignment.map(Anchor.init))
  }
}
