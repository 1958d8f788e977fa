import Foundation

public nonisolated struct ScrollView<Content>: View, PrimitiveView where Content: View {
  public typealias Body = Never
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
  }
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let args: [String: Any?] = [
      "axes": axes, "showsIndicators": showsIndicators,
      "scrolledTo": scope.environment.scrolling?.target,
    ]
    return [scope.node("ScrollView", args, scope.nodes(of: content, at: .content))]
  }
}

/// Where a reader's scrollers were sent.
final class Scrolling: @unchecked Sendable {
  // NB: unchecked, since the main actor alone touches it: proxies are used in bodies and actions.
  private let signal: Signal
  private(set) var target: String?
  init(_ signal: Signal) { self.signal = signal }
  func scroll(to id: AnyHashable) {
    target = "\(id.base)"
    signal.raise()
  }
}

private struct ScrollingKey: EnvironmentKey {
  static var defaultValue: Scrolling? { nil }
}

extension EnvironmentValues {
  var scrolling: Scrolling? {
    get { self[ScrollingKey.self] }
    set { self[ScrollingKey.self] = newValue }
  }
}

public struct ScrollViewProxy {
  let scrolling: Scrolling
  public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
    scrolling.scroll(to: AnyHashable(id))
  }
}

public nonisolated struct ScrollViewReader<Content>: View, PrimitiveView
where Content: View {
  public typealias Body = Never
  public var content: (ScrollViewProxy) -> Content
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let scrolling = scope.element.memory(Scrolling.self) { Scrolling(scope.host.signal) }
    let made = scope.element.memory(Made<Content>.self) { Made() }
    let view = made.value(scope) { content(ScrollViewProxy(scrolling: scrolling)) }
    return scope.with { $0.scrolling = scrolling }
      .nodes(of: view, at: .content, isFresh: made.isFresh)
  }
}
