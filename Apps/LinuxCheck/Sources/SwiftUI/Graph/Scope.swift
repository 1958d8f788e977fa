import Foundation

/// Where a view is being made: its place, what it inherits, and whether its value is new.
@MainActor struct Scope {
  let host: GraphHost
  let element: Element
  var environment: EnvironmentValues
  /// The value was made in this pass; else it is the one of the pass before.
  var isFresh: Bool
  /// Where titles, toolbars and the like are put for the container around.
  var traits: Traits

  /// The nodes of a view below this place.
  func nodes(of view: any View, at step: Step, isFresh: Bool? = nil) -> [Node] {
    func open<V: View>(_ view: V) -> [Node] { make(view, at: step, isFresh: isFresh) }
    return open(view)
  }

  private func make<V: View>(_ view: V, at step: Step, isFresh: Bool?) -> [Node] {
    let child = element.child(step, V.self)
    child.visited = host.pass
    var scope = self
    scope.isFresh = (isFresh ?? self.isFresh) || child.isNew
    let inner = Scope(
      host: host, element: child, environment: environment, isFresh: scope.isFresh, traits: traits)
    defer { child.isNew = false }
    if let primitive = view as? any PrimitiveView { return primitive.makeNodes(inner) }
    return inner.composite(ViewFace(view: view))
  }

  /// A place below this one, for a part of a view.
  func below(_ step: Step) -> Scope {
    let child = element.child(step, Never.self)
    child.visited = host.pass
    defer { child.isNew = false }
    return Scope(
      host: host, element: child, environment: environment, isFresh: isFresh || child.isNew,
      traits: traits)
  }

  /// With another environment for what is below.
  func with(_ change: (inout EnvironmentValues) -> Void) -> Scope {
    var scope = self
    change(&scope.environment)
    return scope
  }

  /// With traits of its own, for a container that gathers them.
  func gathering() -> Scope {
    var scope = self
    scope.traits = Traits()
    return scope
  }

  func node(_ kind: String, _ args: [String: Any?] = [:], _ children: [Node] = []) -> Node {
    Node(
      kind: kind, args: [String: Any](present: args), children: children,
      identity: element.identity, environment: environment)
  }

  /// A modifier around each of the nodes (NODES.md, rule 1).
  func wrapped(_ name: String, _ args: [String: Any], _ nodes: [Node]) -> [Node] {
    let resolved = args.mapValues { environment.shown($0) }
    return nodes.map {
      let node = Node(
        kind: "mod:" + name, args: resolved, children: [$0],
        identity: nodes.count == 1 ? element.identity : $0.identity + "~",
        environment: environment)
      node.tag = $0.tag
      return node
    }
  }

  /// Reads a value so that the graph is made anew when it changes.
  func reading<T>(_ read: () -> T) -> T {
    element.memory(Reading.self) { Reading(host.signal) }.tracker.track(read)
  }
}

/// A tracker of what a primitive reads.
final class Reading {
  let tracker: Tracker
  init(_ signal: Signal) { tracker = Tracker(signal) }
}

/// A value made by a view's closure, kept as long as neither the closure nor what it read is new.
@MainActor final class Made<Value> {
  private var kept: Value?
  private var tracker: Tracker?
  private(set) var isFresh = true

  func value(_ scope: Scope, _ make: () -> Value) -> Value {
    let tracker = tracker ?? Tracker(scope.host.signal)
    self.tracker = tracker
    if let kept, !scope.isFresh, !tracker.isDirty {
      isFresh = false
      return kept
    }
    isFresh = true
    let made = tracker.track(make)
    kept = made
    return made
  }
}
