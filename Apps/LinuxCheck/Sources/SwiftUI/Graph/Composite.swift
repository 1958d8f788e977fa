import Foundation

/// What has a body: a view, a modifier, a style.
@MainActor protocol Face {
  associatedtype Value
  associatedtype Body: View
  var value: Value { get set }
  /// Fills what the body stands around.
  func fill(_ hole: Hole, isFresh: Bool)
  func makeBody(_ hole: Hole) -> Body
  /// What else the body is made of.
  var stamp: AnyHashable? { get }
}

extension Face {
  var stamp: AnyHashable? { nil }
}

nonisolated struct ViewFace<V: View>: Face {
  var view: V
  var value: V {
    get { view }
    set { view = newValue }
  }
  func fill(_ hole: Hole, isFresh: Bool) {}
  @MainActor func makeBody(_ hole: Hole) -> V.Body { view.body }
}

nonisolated struct ModifierFace<M: ViewModifier, Content: View>: Face {
  var modifier: M
  let content: Content
  var value: M {
    get { modifier }
    set { modifier = newValue }
  }
  func fill(_ hole: Hole, isFresh: Bool) {
    hole.view = content
    hole.isFresh = isFresh
  }
  @MainActor func makeBody(_ hole: Hole) -> M.Body {
    modifier.body(content: _ViewModifier_Content(hole: hole))
  }
}

/// What is kept of a thing with a body.
@MainActor final class CompositeMemory<F: Face> {
  var source: F.Value?
  var stamp: AnyHashable?
  var body: F.Body?
  let tracker: Tracker
  let hole = Hole()
  var slots: [Int: Slot] = [:]
  init(_ signal: Signal) { tracker = Tracker(signal) }
}

extension Scope {
  /// Evaluates the body if its value, what it read, or what it takes from the environment is new; else the old one stands.
  func composite<F: Face>(_ face: F) -> [Node] {
    let memory = element.memory(CompositeMemory<F>.self) { CompositeMemory(host.signal) }
    var isDue = memory.body == nil || memory.tracker.isDirty
    if isFresh, !(memory.source.map { isSame($0, face.value) } ?? false) {
      memory.source = face.value
      isDue = true
    }
    if memory.stamp != face.stamp {
      memory.stamp = face.stamp
      isDue = true
    }
    face.fill(memory.hole, isFresh: isFresh)
    var linked = face
    linked.value = memory.source ?? face.value
    let isMoved = Linker(scope: self).link(&linked.value, &memory.slots)
    if isDue || isMoved {
      host.count(F.Value.self)
      memory.body = memory.tracker.track { linked.makeBody(memory.hole) }
    }
    guard let body = memory.body else { return [] }
    return nodes(of: body, at: .body, isFresh: isDue || isMoved)
  }
}
