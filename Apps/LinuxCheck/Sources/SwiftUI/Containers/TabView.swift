import Foundation

public nonisolated struct TabView<SelectionValue, Content>: View, PrimitiveView
where SelectionValue: Hashable, Content: View {
  public typealias Body = Never
  let selection: Binding<SelectionValue>?
  let content: Content

  public nonisolated init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    (self.selection, self.content) = (selection, content())
  }

  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let pages = scope.nodes(of: content, at: .content)
    let chosen = scope.reading { selection.map { AnyHashable($0.wrappedValue) } }
    let own = scope.element.memory(Box<Int>.self) { Box(0) }
    let at = pages.firstIndex { $0.tag != nil && $0.tag == chosen } ?? own.value
    let tabs = pages.enumerated().map { index, page in
      let press: @MainActor () -> Void = {
        if let selection, let tag = page.tag?.base as? SelectionValue {
          selection.wrappedValue = tag
        } else {
          own.value = index
          scope.host.signal.raise()
        }
      }
      let label = page.chain.lazy.compactMap { $0.args["label"] as? [Node] }.first ?? []
      let tab = scope.node("Tab", ["isSelected": index == at], label)
      tab.deeds.press = press
      return tab
    }
    let shown = pages.indices.contains(at) ? [pages[at]] : []
    return [scope.node("TabView", ["tabs": tabs, "style": scope.environment.styles.tab], shown)]
  }
}

extension TabView where SelectionValue == Int {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    (selection, self.content) = (nil, content())
  }
}
