import Foundation

/// One graph: its places, its clock, what it has to do after a pass, and what it is asked to show over the screen.
@MainActor final class GraphHost {
  let signal = Signal()
  let root = Element(type: Never.self, identity: "")
  private(set) var pass = 0
  var clock = Date(timeIntervalSince1970: 1_767_225_600)
  /// The room of the screen, for what asks before the layout has answered.
  var size = CGSize(width: 393, height: 852)
  var presented: [Node] = []
  var effects: [@MainActor () -> Void] = []
  var running: [ObjectIdentifier: Task<Void, Never>] = [:]
  private(set) var bodyCounts: [String: Int] = [:]
  private(set) var complaints: [String] = []
  var shared: [[String]] = []
  var feedback: [SensoryFeedback] = []
  var urlActions: [(URL) -> Void] = []

  /// So often may a change bring another before the graph is said never to rest.
  private static let mostPasses = 50

  func count(_ type: Any.Type) { bodyCounts[Element.name(type), default: 0] += 1 }
  func resetCounts() { bodyCounts = [:] }
  func complain(_ text: String) {
    if !complaints.contains(text) { complaints.append(text) }
  }

  /// Makes the tree, does what follows from it, and again until nothing changes.
  func make(_ view: any View, _ environment: EnvironmentValues) -> Node {
    for _ in 0..<Self.mostPasses {
      let node = makeOnce(view, environment)
      if !signal.isUp { return node }
    }
    complain("the views change their own state without end")
    return makeOnce(view, environment)
  }

  private func makeOnce(_ view: any View, _ environment: EnvironmentValues) -> Node {
    pass += 1
    (presented, urlActions) = ([], [])
    _ = signal.take()
    root.visited = pass
    let scope = Scope(
      host: self, element: root, environment: environment, isFresh: false, traits: Traits())
    let nodes = scope.nodes(of: view, at: .content)
    root.isNew = false
    root.sweep(pass)
    let due = effects
    effects = []
    for effect in due { effect() }
    return Node(
      kind: "Root", args: ["presented": presented], children: nodes, identity: "root",
      environment: environment)
  }

  /// Everything goes, as when the window closes.
  func close() {
    root.leave()
    let due = effects
    effects = []
    for effect in due { effect() }
  }
}
