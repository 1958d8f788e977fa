import Foundation
@_spi(Testing) import SwiftUI

extension Reader {
  /// What the system puts together itself.
  func system(_ node: Node) -> Box? {
    let arguments = Arguments(node)
    switch node.kind {
    case "NavigationStack": return navigation(node, arguments)
    case "NavigationSplitView": return split(node, arguments)
    case "TabView": return tabs(node, arguments)
    case "List", "Form": return list(node, arguments)
    case "Section":
      return StackBox(
        .vertical, spacing: Self.spacing, column: .leading,
        boxes(arguments.nodes("header") + node.children + arguments.nodes("footer")))
    case "ProgressView": return progress(node, arguments)
    case "Gauge":
      let words = boxes(arguments.nodes("label") + arguments.nodes("value"))
      return StackBox(
        .vertical, spacing: 4, words + [system(of: node).bar(arguments.number("fraction") ?? 0)])
    case "LabeledContent":
      let value = row(arguments.nodes("content"))
      return StackBox(.horizontal, spacing: 0, [row(node.children), SpacerBox(least: 8), value])
    case "DisclosureGroup": return disclosure(node, arguments)
    case "ControlGroup": return row(node.children)
    case "GroupBox":
      let inner = StackBox(
        .vertical, spacing: Self.spacing, column: .leading,
        boxes(arguments.nodes("label") + node.children))
      let ground = ShapeBox(fill: .colour(SystemLook.raisedGround)) { .rounded($0, 8) }
      return LayerBox(PaddingBox(inner, Insets(all: 12)), [ground], behind: true)
    default: return nil
    }
  }

  private func navigation(_ node: Node, _ arguments: Arguments) -> Box {
    var bar = bar(arguments, node)
    let depth: Int = arguments.value("depth") ?? 0
    if depth > 0, bar.leading.isEmpty {
      let look = system(of: node)
      let sign = FrameBox(
        SymbolBox("chevron.left", look.text(nil, look.tint)), width: 44, height: 44)
      bar.leading = [ControlBox(sign, Control(kind: .button, label: "‹"))]
    }
    return system(of: node).navigation(column(node.children), bar)
  }

  private func bar(_ arguments: Arguments, _ node: Node) -> BarContent {
    var bar = BarContent()
    bar.title = arguments.words("title").flatMap { $0.isEmpty ? nil : $0 }
    bar.isLarge = arguments.words("titleDisplayMode") != "inline"
    bar.isHidden = arguments.flag("isBarHidden")
    for item in arguments.nodes("toolbar") {
      // An item of a bar answers in all of the bar's height, and is as wide at least.
      let box = SlotBox(
        FlexFrameBox(row(item.children), width: .init(least: 44), height: .init(least: 44)))
      switch Arguments(item).words("placement") ?? "automatic" {
      case "topBarLeading", "navigationBarLeading", "cancellationAction", "navigation":
        bar.leading.append(box)
      case "principal", "title": bar.centre.append(box)
      case "bottomBar", "status": bar.bottom.append(box)
      default: bar.trailing.append(box)
      }
    }
    return bar
  }

  private func split(_ node: Node, _ arguments: Arguments) -> Box {
    let look = system(of: node)
    let detail = look.navigation(column(node.children), bar(arguments, node))
    guard look.isRegular else { return detail }
    let side = FrameBox(column(arguments.nodes("sidebar")), width: 320, height: nil)
    return StackBox(.horizontal, spacing: 0, [side, ScreenBox(detail)])
  }

  private func tabs(_ node: Node, _ arguments: Arguments) -> Box {
    let page = column(node.children)
    guard arguments.words("style") != "page" else { return ScreenBox(page) }
    let items = arguments.nodes("tabs").map { tab in
      SystemLook.Tab(
        symbol: Self.symbol(tab), title: Self.words(tab) ?? "",
        isChosen: Arguments(tab).flag("isSelected"),
        identity: tab.identity)
    }
    return system(of: node).tabs(page, items)
  }

  /// The first symbol inside a node.
  private static func symbol(_ node: Node) -> String? {
    if node.kind == "Image" { return Arguments(node).words("name") }
    return (Arguments(node).nodes("icon") + node.children).lazy.compactMap(symbol).first
  }

  private func progress(_ node: Node, _ arguments: Arguments) -> Box {
    let look = system(of: node)
    let words = boxes(node.children)
    guard let share = arguments.number("fraction"), arguments.words("style") != "circular" else {
      return StackBox(.vertical, spacing: 4, [look.spinner(look.tint)] + words)
    }
    return StackBox(.vertical, spacing: 4, column: .leading, words + [look.bar(share)])
  }

  private func disclosure(_ node: Node, _ arguments: Arguments) -> Box {
    let look = system(of: node)
    let isOpen = arguments.flag("isExpanded")
    let sign = SymbolBox(
      isOpen ? "chevron.down" : "chevron.right", look.text("footnote", look.tint))
    let head = StackBox(
      .horizontal, spacing: 0, [row(arguments.nodes("label")), SpacerBox(least: 8), sign])
    let control = ControlBox(
      head, Control(kind: .button, isEnabled: node.environment.isEnabled, identity: node.identity))
    return StackBox(
      .vertical, spacing: Self.spacing, column: .leading,
      [control] + (isOpen ? boxes(node.children) : []))
  }
}
