import Foundation

public nonisolated struct Spacer: View, PrimitiveView {
  public typealias Body = Never
  public var minLength: CGFloat?
  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    [scope.node("Spacer", ["minLength": minLength])]
  }
}

public nonisolated struct Divider: View, PrimitiveView {
  public typealias Body = Never
  public nonisolated init() {}
  @MainActor func makeNodes(_ scope: Scope) -> [Node] { [scope.node("Divider")] }
}

public nonisolated struct ViewThatFits<Content>: View, PrimitiveView where Content: View {
  public typealias Body = Never
  let axes: Axis.Set
  let content: Content
  public nonisolated init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.content) = (axes, content())
  }
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    [scope.node("ViewThatFits", ["axes": axes], scope.nodes(of: content, at: .content))]
  }
}

public struct GeometryProxy {
  let room: CGSize
  let insets: EdgeInsets
  public var size: CGSize { room }
  public var safeAreaInsets: EdgeInsets { insets }
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
}

public protocol CoordinateSpaceProtocol {}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable { public init() {} }
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable { public init() {} }
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

public nonisolated struct GeometryReader<Content>: View, PrimitiveView
where Content: View {
  public typealias Body = Never
  public var content: (GeometryProxy) -> Content
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let content = content
    let resolving = scope.element.memory(GeometryResolving.self) { GeometryResolving() }
    let nodes = resolving.take(scope) { AnyView(content($0)) }
    return [scope.node("GeometryReader", ["resolve": resolving], nodes)]
  }
}

/// Makes the content of a `GeometryReader` for the size that the layout has found.
@_spi(Testing) @MainActor public final class GeometryResolving {
  private var scope: Scope?
  private var content: ((GeometryProxy) -> AnyView)?
  private var proxy: GeometryProxy?
  private var made: [Node] = []

  func take(_ scope: Scope, _ content: @escaping (GeometryProxy) -> AnyView) -> [Node] {
    (self.scope, self.content) = (scope, content)
    let proxy =
      proxy ?? GeometryProxy(room: scope.host.size, insets: EdgeInsets())
    return make(proxy)
  }

  public func nodes(size: CGSize, safeArea: EdgeInsets) -> [Node] {
    if let proxy, proxy.size == size, proxy.safeAreaInsets == safeArea { return made }
    guard let host = scope?.host else { return [] }
    scope?.isFresh = true
    let presented = host.presented
    let nodes = make(GeometryProxy(room: size, insets: safeArea))
    // NB: what this asks for, beside its nodes, is done by the next pass, which knows the size.
    let isMore = !host.effects.isEmpty || host.presented.count != presented.count
    host.presented = presented
    if isMore { host.signal.raise() }
    return nodes
  }

  private func make(_ proxy: GeometryProxy) -> [Node] {
    guard let scope, let content else { return [] }
    self.proxy = proxy
    let kept = scope.element.memory(Made<AnyView>.self) { Made() }
    let view = kept.value(scope) { content(proxy) }
    made = scope.nodes(of: view, at: .content, isFresh: kept.isFresh)
    return made
  }
}
