import Foundation

// Modifiers that the facts have no row for; unverified.txt lists them with what they are modelled on.

extension View {
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }

  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    Recorded(
      self, "frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)",
      [
        "minWidth": minWidth, "idealWidth": idealWidth, "maxWidth": maxWidth,
        "minHeight": minHeight, "idealHeight": idealHeight, "maxHeight": maxHeight,
        "alignment": alignment,
      ])
  }

  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    Acting(self) { scope, _ in scope.task(id: nil, action, priority) }
  }

  public nonisolated func task<T>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View where T: Equatable {
    Acting(self) { scope, _ in
      let kept = scope.element.memory(Watched<T>.self) { Watched() }.exchange(value)
      let turn = scope.element.memory(Box<Int>.self) { Box(0) }
      if let kept, kept != value { turn.value += 1 }
      scope.task(id: AnyHashable(turn.value), action, priority)
    }
  }

  public nonisolated func id<ID>(_ id: ID) -> some View where ID: Hashable { Identified(self, id) }

  public nonisolated func tag<V>(_ tag: V) -> some View where V: Hashable {
    Acting(self) { _, nodes in
      for node in nodes { node.tag = AnyHashable(tag) }
    }
  }

  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    Recorded(self, "allowsHitTesting(_:)", ["enabled": enabled])
  }

  public nonisolated func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
    Acting(self) { scope, _ in scope.traits.title = String(title) }
  }

  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    EnvironmentModified(self) { $0.letters.lineSpacing = lineSpacing }
  }
}

extension View {
  public nonisolated func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached("accessibilityLabel(_:)", "label", label)
  }

  public nonisolated func accessibilityLabel<S>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    attached("accessibilityLabel(_:)", "label", String(label))
  }

  public nonisolated func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached("accessibilityRemoveTraits(_:)", "traits", traits)
  }

  private nonisolated func attached(
    _ name: String, _ key: String, _ value: Any
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(name, [key: value]))
  }
}

extension View where Self: Equatable {
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

public nonisolated struct EquatableView<Content>: View, PrimitiveView
where Content: Equatable, Content: View {
  public typealias Body = Never
  public var content: Content
  public nonisolated init(content: Content) { self.content = content }
  @MainActor func makeNodes(_ scope: Scope) -> [Node] { scope.nodes(of: content, at: .content) }
}
