import Foundation

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { fatalError("\(Self.self): the graph makes it") }
}

/// NB: as `View` where its body is `_NoBody`: else Swift would infer `Never` for a modifier without a body.
extension ViewModifier where Body == _NoBody {
  public func body(content: Content) -> _NoBody { fatalError("no modifier has this body") }
}

/// What a modifier is put on. It names its place in the graph, so that the modifier's body may stay while what is in it
/// changes.
public nonisolated struct _ViewModifier_Content<Modifier>: View, PrimitiveView
where Modifier: ViewModifier {
  public typealias Body = Never
  let hole: Hole
  @MainActor func makeNodes(_ scope: Scope) -> [Node] { hole.makeNodes(scope) }
}

public nonisolated struct PlaceholderContentView<Value>: View, PrimitiveView {
  public typealias Body = Never
  let hole: Hole
  @MainActor func makeNodes(_ scope: Scope) -> [Node] { hole.makeNodes(scope) }
}

/// A view to be filled in.
final class Hole {
  var view: (any View)?
  var isFresh = true
  nonisolated init(_ view: (any View)? = nil) { self.view = view }

  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    guard let view else { return [] }
    return scope.nodes(of: view, at: .content, isFresh: isFresh || scope.element.isNew)
  }
}

public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    if let attachment = modifier as? AccessibilityAttachmentModifier {
      return scope.wrapped(
        attachment.name, attachment.args, scope.nodes(of: content, at: .content))
    }
    return scope.composite(ModifierFace(modifier: modifier, content: content))
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public typealias Body = Never
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {
  public nonisolated static func == (one: Self, other: Self) -> Bool {
    one.content == other.content && one.modifier == other.modifier
  }
}

public nonisolated struct AccessibilityAttachmentModifier: ViewModifier {
  public typealias Body = Never
  let name: String
  let args: [String: Any]
  nonisolated init(_ name: String, _ args: [String: Any?]) {
    self.name = name
    self.args = args.compactMapValues { $0 }
  }
}
