import Foundation

public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []
  public init() {}
  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }
  public mutating func append<V>(_ value: V) where V: Hashable { elements.append(value) }
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

/// The pages that stand over the first, as a stack's path has them.
struct Pages {
  let read: @MainActor () -> [AnyHashable]
  let push: @MainActor (AnyHashable) -> Void
  let pop: @MainActor () -> Void
}

public nonisolated struct NavigationStack<Data, Root>: View, PrimitiveView where Root: View {
  public typealias Body = Never
  let root: Root
  let path: Pages?

  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    (self.root, path) = (root(), nil)
  }

  public nonisolated init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.root = root()
    self.path = Pages(
      read: { path.wrappedValue.elements }, push: { path.wrappedValue.elements.append($0) },
      pop: { _ = path.wrappedValue.elements.popLast() })
  }

  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = Pages(
      read: { path.wrappedValue.map { AnyHashable($0) } },
      push: { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } },
      pop: { path.wrappedValue.removeLast() })
  }

  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let own = scope.element.memory(OwnPages.self) { OwnPages() }
    let pages = path ?? own.pages
    let values = scope.reading(pages.read)
    let below = scope.gathering().with { $0.pages = pages }
    var shown = (traits: below.traits, nodes: below.nodes(of: root, at: .role("root")))
    for (index, value) in values.enumerated() {
      guard let make = below.traits.destinations[ObjectIdentifier(Swift.type(of: value.base))]
      else { continue }
      let page = below.gathering().with { values in
        values.dismiss = DismissAction(target: Dismissal { pages.pop() })
        values.isPresented = true
      }
      page.traits.destinations = below.traits.destinations
      let nodes = page.nodes(
        of: Destination(value: value.base, make: make), at: .role("page\(index)"))
      shown = (page.traits, nodes)
    }
    return [scope.navigation("NavigationStack", shown.traits, ["depth": values.count], shown.nodes)]
  }
}

/// The path of a stack without one of its own.
@MainActor final class OwnPages {
  private let location = Location<[AnyHashable]>([])
  var pages: Pages {
    let location = location
    return Pages(
      read: { location.value }, push: { location.value += [$0] },
      pop: { location.value = location.peeked.dropLast() })
  }
}

private struct PagesKey: EnvironmentKey {
  static var defaultValue: Pages? { nil }
}

extension EnvironmentValues {
  var pages: Pages? {
    get { self[PagesKey.self] }
    set { self[PagesKey.self] = newValue }
  }
}

nonisolated struct Destination: View, PrimitiveView {
  typealias Body = Never
  let value: Any
  let make: (Any, Scope) -> [Node]
  @MainActor func makeNodes(_ scope: Scope) -> [Node] { make(value, scope) }
}

extension Scope {
  func navigation(
    _ kind: String, _ traits: Traits, _ args: [String: Any?], _ children: [Node]
  ) -> Node {
    let own: [String: Any?] = [
      "title": traits.title, "titleDisplayMode": traits.titleDisplayMode ?? "automatic",
      "toolbar": traits.toolbar, "isBarHidden": traits.isBarHidden,
    ]
    return node(kind, own.merging(args) { $1 }, children)
  }
}

public nonisolated struct NavigationSplitView<Sidebar, Content, Detail>: View, PrimitiveView
where Sidebar: View, Content: View, Detail: View {
  public typealias Body = Never
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    (self.sidebar, content, self.detail) = (sidebar(), EmptyView(), detail())
  }

  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let side = scope.gathering()
    let page = scope.gathering()
    let args: [String: Any?] = ["sidebar": side.nodes(of: sidebar, at: .role("sidebar"))]
    let nodes = page.nodes(of: detail, at: .role("detail"))
    return [scope.navigation("NavigationSplitView", page.traits, args, nodes)]
  }
}
