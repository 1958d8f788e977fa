import Foundation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body") }
}

extension View where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body: the graph makes it") }
}

/// NB: nothing has this body. With one choice alone Swift would infer `Never` for a view that has no body, and accept
/// what Apple's refuses; between two it infers nothing.
public struct _NoBody: View {
  public typealias Body = Never
}

extension View where Body == _NoBody {
  public var body: _NoBody { fatalError("no view has this body") }
}

/// A view that the graph makes by itself, without a body.
@MainActor protocol PrimitiveView {
  @MainActor func makeNodes(_ scope: Scope) -> [Node]
}

public nonisolated struct EmptyView: View, PrimitiveView {
  public typealias Body = Never
  public nonisolated init() {}
  @MainActor func makeNodes(_ scope: Scope) -> [Node] { [] }
}

public nonisolated struct AnyView: View, PrimitiveView {
  public typealias Body = Never
  let view: any View
  public nonisolated init<V>(_ view: V) where V: View { self.view = view }
  @MainActor func makeNodes(_ scope: Scope) -> [Node] { scope.nodes(of: view, at: .content) }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    map { scope.nodes(of: $0, at: .content) } ?? []
  }
}

public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  public typealias Body = Never
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    switch storage {
    case .first(let view): scope.nodes(of: view, at: .branch(true))
    case .second(let view): scope.nodes(of: view, at: .branch(false))
    }
  }
}

public nonisolated struct TupleView<T>: View, PrimitiveView {
  public typealias Body = Never
  public var value: T
  private let parts: Parts

  public nonisolated init(_ value: T) {
    let views = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    (self.value, parts) = (value, Parts(views: views))
  }

  nonisolated init(_ value: T, parts: [any View]) {
    (self.value, self.parts) = (value, Parts(views: parts))
  }

  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    var nodes: [Node] = []
    for (index, view) in parts.views.enumerated() {
      nodes += scope.nodes(of: view, at: .index(index))
    }
    return nodes
  }
}

/// The elements of a tuple; they say nothing that the tuple does not.
private struct Parts: OwnedProperty {
  let views: [any View]
}

public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  public typealias Body = Never
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor func makeNodes(_ scope: Scope) -> [Node] { scope.nodes(of: content, at: .content) }
}
