import Foundation

/// Something shown over the screen as long as a binding says so.
nonisolated struct Presenting<Content: View, Shown: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let kind: String
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let shown: () -> Shown
  nonisolated init(
    _ content: Content, _ kind: String, _ isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil, _ shown: @escaping () -> Shown
  ) {
    (self.content, self.kind, self.isPresented) = (content, kind, isPresented)
    (self.onDismiss, self.shown) = (onDismiss, shown)
  }

  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let nodes = scope.nodes(of: content, at: .content)
    let isPresented = isPresented
    if scope.reading({ isPresented.wrappedValue }) {
      scope.present(kind, step: .role(kind), onDismiss: onDismiss, shown) {
        isPresented.wrappedValue = false
      }
    }
    return nodes
  }
}

/// Something shown over the screen for an item.
nonisolated struct PresentingItem<Content: View, Item: Identifiable, Shown: View>: View,
  PrimitiveView
{
  typealias Body = Never
  let content: Content
  let kind: String
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let shown: (Item) -> Shown
  nonisolated init(
    _ content: Content, _ kind: String, _ item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    _ shown: @escaping (Item) -> Shown
  ) {
    (self.content, self.kind, self.item) = (content, kind, item)
    (self.onDismiss, self.shown) = (onDismiss, shown)
  }

  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let nodes = scope.nodes(of: content, at: .content)
    let item = item
    if let now = scope.reading({ item.wrappedValue }) {
      let shown = shown
      scope.present(kind, step: .id(AnyHashable(now.id), copy: 0), onDismiss: onDismiss) {
        shown(now)
      } dismiss: {
        item.wrappedValue = nil
      }
    }
    return nodes
  }
}

extension Scope {
  func present<Shown: View>(
    _ kind: String, step: Step, onDismiss: (() -> Void)?, _ make: @escaping () -> Shown,
    dismiss: @escaping @MainActor () -> Void
  ) {
    let node = node(kind)
    host.presented.append(node)
    node.deeds.dismiss = dismiss
    var inner = below(step).gathering().with { values in
      values.dismiss = DismissAction(target: Dismissal(dismiss))
      values.isPresented = true
      (values.closing, values.focusTie, values.submitting) = (nil, nil, [])
      values.isEnabled = true
    }
    inner.isFresh = isFresh || inner.element.children.isEmpty
    if let onDismiss { inner.onLeaving(onDismiss) }
    let made = inner.element.memory(Made<Shown>.self) { Made() }
    let view = made.value(inner, make)
    node.children = inner.nodes(of: view, at: .content, isFresh: made.isFresh)
    node.args = [
      "detents": inner.traits.detents, "dragIndicator": inner.traits.dragIndicator,
      "isInteractiveDismissDisabled": inner.traits.isInteractiveDismissDisabled,
    ]
    if inner.traits.isInteractiveDismissDisabled { node.deeds.dismiss = nil }
  }
}
