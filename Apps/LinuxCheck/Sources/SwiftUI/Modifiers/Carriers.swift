import Foundation

/// A shape among a modifier's arguments (else it would pass for a view).
struct ShapeArgument {
  let shape: any Shape
  nonisolated init(_ shape: some Shape) { self.shape = shape }
}

/// A page for the values of a type, for the stack around.
nonisolated struct Leading<Content: View, Data: Hashable, Page: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let page: (Data) -> Page
  nonisolated init(_ content: Content, _ data: Data.Type, _ page: @escaping (Data) -> Page) {
    (self.content, self.page) = (content, page)
  }
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let page = page
    scope.traits.destinations[ObjectIdentifier(Data.self)] = { value, inner in
      guard let value = value as? Data else { return [] }
      let made = inner.element.memory(Made<Page>.self) { Made() }
      let view = made.value(inner) { page(value) }
      return inner.nodes(of: view, at: .content, isFresh: made.isFresh)
    }
    return scope.nodes(of: content, at: .content)
  }
}

/// Items for the bar of the container around.
nonisolated struct Tooled<Content: View, Items: ToolbarContent>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let items: Items
  nonisolated init(_ content: Content, _ items: Items) {
    (self.content, self.items) = (content, items)
  }
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let nodes = scope.nodes(of: content, at: .content)
    scope.traits.toolbar += scope.below(.role("toolbar")).items(of: items)
    return nodes
  }
}
