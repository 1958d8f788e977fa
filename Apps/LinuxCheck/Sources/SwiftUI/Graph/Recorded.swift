import Foundation

/// A modifier that is written down for the layout, with its arguments.
nonisolated struct Recorded<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let name: String
  let args: [String: Any]

  nonisolated init(_ content: Content, _ name: String, _ args: [String: Any?]) {
    (self.content, self.name) = (content, name)
    self.args = args.compactMapValues { $0 }
  }

  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let nodes = scope.nodes(of: content, at: .content)
    var shown = args
    for (key, value) in args.sorted(by: { $0.key < $1.key }) {
      guard let argument = value as? ViewArgument else { continue }
      shown[key] = scope.nodes(of: argument.view, at: .role(key))
    }
    return scope.wrapped(name, shown, nodes)
  }
}

/// A view among a modifier's arguments.
struct ViewArgument {
  let view: any View
  nonisolated init(_ view: some View) { self.view = view }
}

/// A modifier whose nodes are those of its content, and what else it does.
nonisolated struct Acting<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let act: @MainActor (Scope, [Node]) -> Void
  nonisolated init(_ content: Content, _ act: @escaping @MainActor (Scope, [Node]) -> Void) {
    (self.content, self.act) = (content, act)
  }
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let nodes = scope.nodes(of: content, at: .content)
    act(scope, nodes)
    return nodes
  }
}

/// A modifier that is written down and pressed.
nonisolated struct Tapped<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let name: String
  let action: () -> Void
  nonisolated init(_ content: Content, _ name: String, _ action: @escaping () -> Void) {
    (self.content, self.name, self.action) = (content, name, action)
  }
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let nodes = scope.wrapped(name, [:], scope.nodes(of: content, at: .content))
    if scope.environment.isEnabled {
      for node in nodes { node.deeds.press = action }
    }
    return nodes
  }
}

nonisolated struct Identified<Content: View, ID: Hashable>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let id: ID
  nonisolated init(_ content: Content, _ id: ID) { (self.content, self.id) = (content, id) }
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    scope.nodes(of: content, at: .id(AnyHashable(id), copy: 0))
  }
}
