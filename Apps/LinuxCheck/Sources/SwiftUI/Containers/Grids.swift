import Foundation

public nonisolated struct Grid<Content>: View, PrimitiveView where Content: View {
  public typealias Body = Never
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.content) = (alignment, content())
    (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
  }
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let args: [String: Any?] = [
      "alignment": alignment, "horizontalSpacing": horizontalSpacing,
      "verticalSpacing": verticalSpacing,
    ]
    return [scope.node("Grid", args, scope.nodes(of: content, at: .content))]
  }
}

public nonisolated struct GridRow<Content>: View, PrimitiveView where Content: View {
  public typealias Body = Never
  let alignment: VerticalAlignment?
  let content: Content
  public nonisolated init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.content) = (alignment, content())
  }
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    [scope.node("GridRow", ["alignment": alignment], scope.nodes(of: content, at: .content))]
  }
}

public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: GridItem.Size
  public var spacing: CGFloat?
  public var alignment: Alignment?
  public init(
    _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}

public nonisolated struct LazyVGrid<Content>: View, PrimitiveView where Content: View {
  public typealias Body = Never
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.columns, self.alignment) = (columns, alignment)
    (self.spacing, self.content) = (spacing, content())
  }
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let args: [String: Any?] = ["columns": columns, "alignment": alignment, "spacing": spacing]
    return [scope.node("LazyVGrid", args, scope.nodes(of: content, at: .content))]
  }
}
