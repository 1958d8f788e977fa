import Foundation

public nonisolated struct Menu<Label, Content>: View, PrimitiveView
where Label: View, Content: View {
  public typealias Body = Never
  let content: Content
  let label: Label
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }

  /// NB: what is in it is made at once, so that tests see what it offers.
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let opening = scope.element.memory(Location<Bool>.self) { Location(false) }
    let isOpen = scope.reading { opening.value }
    let inner = scope.with { values in
      values.styles.button = .plain(DefaultButtonStyle())
      values.closing = Dismissal { opening.value = false }
    }
    let args: [String: Any?] = [
      "isOpen": isOpen, "style": "menu",
      "content": inner.nodes(of: content, at: .role("content")),
    ]
    let node = scope.node("Menu", args, scope.nodes(of: label, at: .role("label")))
    if scope.environment.isEnabled { node.deeds.press = { opening.value.toggle() } }
    return [node]
  }
}

extension Menu where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }
  public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(content: content, label: { Text(title) })
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) })
  }
}
