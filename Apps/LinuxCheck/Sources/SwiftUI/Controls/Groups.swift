import Foundation

public nonisolated struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View, PrimitiveView where Label: View, Content: View {
  public typealias Body = Never
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let args: [String: Any?] = ["content": scope.nodes(of: content, at: .content)]
    return [scope.node("LabeledContent", args, scope.nodes(of: label, at: .role("label")))]
  }
}

#if PLATFORM_IOS
  public nonisolated struct DisclosureGroup<Label, Content>: View, PrimitiveView
  where Label: View, Content: View {
    public typealias Body = Never
    let isExpanded: Binding<Bool>?
    let content: () -> Content
    let label: Label
    public nonisolated init(
      isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
      @ViewBuilder label: () -> Label
    ) {
      (self.isExpanded, self.content, self.label) = (isExpanded, content, label())
    }
    public nonisolated init(
      @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
      (isExpanded, self.content, self.label) = (nil, content, label())
    }

    @MainActor func makeNodes(_ scope: Scope) -> [Node] {
      let own = scope.element.memory(Location<Bool>.self) { Location(false) }
      let isExpanded = isExpanded
      let isOpen = scope.reading { isExpanded?.wrappedValue ?? own.value }
      let args: [String: Any?] = [
        "isExpanded": isOpen, "label": scope.nodes(of: label, at: .role("label")),
      ]
      let made = scope.element.memory(Made<Content>.self) { Made() }
      let view = isOpen ? made.value(scope, content) : nil
      let inside = view.map { scope.nodes(of: $0, at: .content, isFresh: made.isFresh) } ?? []
      let node = scope.node("DisclosureGroup", args, inside)
      node.deeds.press = {
        if let isExpanded { isExpanded.wrappedValue.toggle() } else { own.value.toggle() }
      }
      return [node]
    }
  }

  public nonisolated struct GroupBox<Label, Content>: View, PrimitiveView
  where Label: View, Content: View {
    public typealias Body = Never
    let label: Label
    let content: Content
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
      (self.label, self.content) = (label(), content())
    }
    @MainActor func makeNodes(_ scope: Scope) -> [Node] {
      let args: [String: Any?] = ["label": scope.nodes(of: label, at: .role("label"))]
      return [scope.node("GroupBox", args, scope.nodes(of: content, at: .content))]
    }
  }
#endif

public nonisolated struct ControlGroup<Content>: View, PrimitiveView where Content: View {
  public typealias Body = Never
  let content: Content
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    [scope.node("ControlGroup", [:], scope.nodes(of: content, at: .content))]
  }
}
