import Foundation
@_spi(Testing) import SwiftUI

extension Reader {
  /// Sections of rows; rows without one are a section of their own.
  func list(_ node: Node, _ arguments: Arguments) -> Box {
    var sections: [ListSection] = []
    var loose = ListSection()
    for child in node.children {
      guard child.kind == "Section" else {
        loose.rows.append(listRow(child))
        continue
      }
      if !loose.rows.isEmpty { sections.append(loose) }
      loose = ListSection()
      let own = Arguments(child)
      sections.append(
        ListSection(
          header: boxes(own.nodes("header")), rows: child.children.map(listRow),
          footer: boxes(own.nodes("footer"))))
    }
    if !loose.rows.isEmpty { sections.append(loose) }
    let style = arguments.words("style") ?? "automatic"
    return system(of: node).list(
      sections, style == "plain" || style == "inset" ? .plain : .grouped, hidesGround: false,
      screen.scrolled)
  }

  /// A row with what the modifiers around it say of it.
  private func listRow(_ node: Node) -> ListSection.Row {
    var row = ListSection.Row(box: box(node))
    var inner = node
    while inner.kind.hasPrefix("mod:"), let child = inner.children.first {
      let arguments = Arguments(inner)
      switch name(inner) {
      case "listRowInsets":
        row.insets = arguments.value("insets", as: EdgeInsets.self).map { Insets($0) }
      case "listRowBackground": row.ground = pile(arguments.nodes("view"))
      case "listRowSeparator":
        row.hidesSeparator = arguments.value("visibility", as: Visibility.self) == .hidden
      default: break
      }
      inner = child
    }
    return row
  }
}
