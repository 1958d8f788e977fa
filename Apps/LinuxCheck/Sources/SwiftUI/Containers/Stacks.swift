import Foundation

public nonisolated struct VStack<Content>: View, PrimitiveView where Content: View {
  public typealias Body = Never
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let args: [String: Any?] = ["alignment": alignment, "spacing": spacing]
    return [scope.node("VStack", args, scope.nodes(of: content, at: .content))]
  }
}

public nonisolated struct HStack<Content>: View, PrimitiveView where Content: View {
  public typealias Body = Never
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let args: [String: Any?] = ["alignment": alignment, "spacing": spacing]
    return [scope.node("HStack", args, scope.nodes(of: content, at: .content))]
  }
}

public nonisolated struct ZStack<Content>: View, PrimitiveView where Content: View {
  public typealias Body = Never
  let alignment: Alignment
  let content: Content
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    [scope.node("ZStack", ["alignment": alignment], scope.nodes(of: content, at: .content))]
  }
}

public nonisolated struct LazyVStack<Content>: View, PrimitiveView where Content: View {
  public typealias Body = Never
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let args: [String: Any?] = ["alignment": alignment, "spacing": spacing]
    return [scope.node("LazyVStack", args, scope.nodes(of: content, at: .content))]
  }
}

public nonisolated struct LazyHStack<Content>: View, PrimitiveView where Content: View {
  public typealias Body = Never
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let args: [String: Any?] = ["alignment": alignment, "spacing": spacing]
    return [scope.node("LazyHStack", args, scope.nodes(of: content, at: .content))]
  }
}
